// Chicago's client: not drawn yet.

import { plain } from "../plain/plain";

export default plain("chicago", "page-title-chicago");
