/** Texts that a report must not contain. */
export const SECRETS = {
  name: 'Zebulon Quist',
  email: 'zebulon.quist@corp.example',
  id: 'person-8842',
  note: 'Drinks at lunch, "often".',
  search: 'zebu',
  token: 'tok-5f3a9c',
};

/** A text that contains all these texts. */
export const EVERYTHING = Object.values(SECRETS).join(' ');
