/** The person whom the last screen with a heading was about, as far as it had their name. */
export const shownPerson: { name?: string | undefined } = {};
