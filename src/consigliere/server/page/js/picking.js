// A pick of several cards in one go. Where the last cards, or the first, are no choice any more, the engine
// takes them by itself: then a pick cannot be sent as a whole, and goes card by card.

const ORDERED = ["return", "under"]; // these go in the order of the player, all others in that of the table

const isOf = (id) => (action) => Object.values(action.form).some((value) => String(value) === id);

export async function picking(ctx, ids) {
  const { question, view } = ctx.state.position;
  const refused = await ctx.answer({ picked: ids });
  if (refused?.type !== "refused" || (refused.key !== "refuse-beyond-reveal" && !question.sealed)) return;
  const made = view.sealed?.step ?? 0; // cards that are in already
  let steps = refused.key === "refuse-beyond-reveal" && !made ? refused.params.action - 1 : ids.length - made;
  const places = question.pick.items.map((item) => item.id);
  const left = [...ids];
  if (!ORDERED.includes(question.legal[0].form.type)) left.sort((a, b) => places.indexOf(a) - places.indexOf(b));
  left.splice(0, made);
  for (; steps > 0 && left.length; steps -= 1) {
    const now = ctx.state.position?.question;
    if (now?.asked !== question.asked) return;
    const action = now.legal.find(isOf(left.shift()));
    if (!action) return;
    const reply = await ctx.answer({ actions: [action.text] });
    if (reply?.type !== "done") return;
  }
}
