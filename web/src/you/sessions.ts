// Where somebody is logged in, as the server tells it. Times are in milliseconds since 1970.

export interface Session {
  id: string;
  name: string;
  created?: number;
  seen?: number;
  /** The device that asks. */
  this?: boolean;
  /** Its cookie was used by two: one of them may be a thief's. */
  copied?: boolean;
}

export const LONGEST_NAME = 40;
