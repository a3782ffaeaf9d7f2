// The Godfather's client: not drawn yet.

import { plain } from "../plain/plain";

export default plain("godfather", "page-title-godfather");
