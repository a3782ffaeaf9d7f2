// A pick of several cards in one go. Cards that are no choice any more the engine takes by itself: a pick that
// holds such cards may be refused as a whole, and goes card by card then.

const ORDERED = ["return", "under"]; // these go in the order of the player, all others in that of the table

const isOf = (id) => (action) => Object.values(action.form).some((value) => String(value) === id);

export async function picking(ctx, ids) {
  const { question } = ctx.state.position;
  const refused = await ctx.answer({ picked: ids });
  const beyond = refused?.key === "refuse-beyond-reveal";
  if (refused?.type !== "refused" || !(beyond || question.sealed)) return;
  const places = question.pick.items.map((item) => item.id);
  const cards = [...ids];
  if (!ORDERED.includes(question.legal[0].form.type)) cards.sort((a, b) => places.indexOf(a) - places.indexOf(b));
  for (let n = 0; n < (question.sealed ? cards.length : refused.params.action - 1); n += 1) {
    const { question: now, view } = ctx.state.position;
    if (now?.asked !== question.asked || (question.sealed && now.decision !== question.decision)) return;
    const action = now.legal.find(isOf(cards[question.sealed ? view.sealed.step : n])); // sealed: so many are in
    if (!action) return;
    const reply = await ctx.answer({ actions: [action.text] });
    if (reply?.type !== "done") return;
  }
}
