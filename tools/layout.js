// Looks at the page as it stands: is any text cut, does any overflow its box or lie on another, does the page
// scroll sideways? Returns a list of faults. Text that nobody sees (covered, faded out, for screen readers
// only) is left out, and so is what can be scrolled to.
() => {
  const SLACK = 2;
  const faults = [];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { pointer-events: auto !important }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  const name = (node) => {
    const shown = node.getAttribute("class")?.trim().split(/\s+/).slice(0, 2).join(".");
    return node.tagName.toLowerCase() + (shown ? `.${shown}` : "");
  };
  const path = (node) => {
    const parts = [];
    for (let one = node; one && one !== document.body && parts.length < 4; one = one.parentElement) parts.unshift(name(one));
    return parts.join(" > ");
  };
  const styles = new Map();
  const styleOf = (node) => {
    if (!styles.has(node)) styles.set(node, getComputedStyle(node));
    return styles.get(node);
  };
  const unseen = (node) => {
    for (let one = node; one; one = one.parentElement) {
      const style = styleOf(one);
      if (style.display === "none" || style.visibility === "hidden" || Number(style.opacity) < 0.05) return true;
      if (style.clipPath !== "none" || (style.clip && style.clip !== "auto")) return true;
      if (one.tagName === "DEFS" || one.tagName === "title" || one.tagName === "desc") return true;
    }
    return false;
  };
  const onTop = (node, box) => {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
    const top = document.elementFromPoint(x, y);
    return top !== null && (top === node || node.contains(top) || top.contains(node));
  };
  /** Ends with an ellipsis; that is right where the thing itself tells the whole of it. */
  const shortened = (style) => style.textOverflow === "ellipsis" || (style.webkitLineClamp || "none") !== "none";
  const turned = (node) => node instanceof SVGElement && Math.abs(node.getScreenCTM?.()?.b ?? 0) > 0.01;
  const said = (text) => text.trim().replace(/\s+/g, " ").slice(0, 60);

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const owner = node.parentElement;
    if (!node.data.trim() || !owner || /^(SCRIPT|STYLE|OPTION|title|desc)$/.test(owner.tagName) || unseen(owner)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = owner.hasAttribute("textLength") ? owner.getClientRects() : range.getClientRects();
    const boxes = [...rects].filter((box) => box.width > 1 && box.height > 1);
    if (boxes.length) texts.push({ owner, boxes, text: said(node.data), turned: turned(owner) });
  }

  const fault = (kind, one, more) => faults.push({ kind, text: one.text, at: path(one.owner), ...more });

  for (const one of texts) {
    let scrolls = false;
    let found = false;
    let whole = false; // what is cut on purpose may still lie in something that scrolls
    for (let box = one.owner; box && !found; box = box.parentElement) {
      if (box.hasAttribute("data-part")) found = true; // a part of a picture is shown on purpose
      if (found) break;
      const style = styleOf(box);
      if (box instanceof SVGElement && !(box instanceof SVGSVGElement)) continue;
      if (style.position === "fixed") scrolls = false;
      const [x, y] = [style.overflowX, style.overflowY];
      const cuts = (way) => way === "hidden" || way === "clip";
      if (/auto|scroll/.test(x) || /auto|scroll/.test(y)) scrolls = true;
      if (style.touchAction === "none") scrolls = true; // a map that is moved by the hand
      if (shortened(style) && box.closest("button, a, summary, [title], [role=button]")) whole = true;
      if (whole || style.display === "inline" || box === document.body || box === document.documentElement) continue;
      const frame = box.getBoundingClientRect();
      for (const part of one.boxes) {
        const past = Math.max(frame.left - part.left, part.right - frame.right);
        const below = Math.max(frame.top - part.top, part.bottom - frame.bottom);
        const wide = past > SLACK && !scrolls && (cuts(x) || (box === one.owner && frame.width > 4));
        const high = below > Math.max(SLACK, part.height * 0.3) && !scrolls && cuts(y);
        if (wide || high) {
          fault(cuts(x) || cuts(y) ? "cut" : "overflows", one, { by: Math.round(Math.max(past, below)), box: path(box) });
          found = true;
          break;
        }
      }
    }
    if (!found && !scrolls)
      for (const part of one.boxes)
        if (part.right > innerWidth + SLACK || part.left < -SLACK) {
          fault("off the page", one, { by: Math.round(Math.max(part.right - innerWidth, -part.left)) });
          break;
        }
  }

  const lines = texts.flatMap((one) => one.boxes.map((box) => ({ one, box })));
  lines.sort((a, b) => a.box.top - b.box.top);
  const met = new Set();
  /** A drawn picture is cut off by its frame, and bills of a pile lie on each other. */
  const meant = (one, two) =>
    one.closest("[data-drawn]") !== two.closest("[data-drawn]") || (one.closest(".stack") ?? one) === two.closest(".stack");
  lines.forEach((first, n) => {
    for (let k = n + 1; k < lines.length && lines[k].box.top < first.box.bottom; k++) {
      const second = lines[k];
      if (first.one === second.one || first.one.turned || second.one.turned) continue;
      if (meant(first.one.owner, second.one.owner)) continue;
      const across = Math.min(first.box.right, second.box.right) - Math.max(first.box.left, second.box.left);
      const down = Math.min(first.box.bottom, second.box.bottom) - Math.max(first.box.top, second.box.top);
      // Line boxes are higher than their letters: neighbouring lines may share a little.
      if (across <= SLACK || down <= 0.45 * Math.min(first.box.height, second.box.height)) continue;
      const key = `${first.one.text}|${second.one.text}`;
      if (met.has(key) || !onTop(first.one.owner, first.box) || !onTop(second.one.owner, second.box)) continue;
      met.add(key);
      fault("overlaps", first.one, { other: second.one.text, by: Math.round(across), box: path(second.one.owner) });
    }
  });

  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) faults.push({ kind: "scrolls sideways", text: "", at: "html", by: wide - innerWidth });
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  return faults;
}
