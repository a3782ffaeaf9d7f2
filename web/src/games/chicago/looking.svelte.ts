// The open house somebody looks at though it is no answer now: the slip tells of it all the same.

class Looking {
  at = $state<string | null>(null);
}

export const looking = new Looking();
