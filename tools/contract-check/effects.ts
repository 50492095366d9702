/** How bad it is for the person at the screen, the worst first. */
export const SEVERITIES = ['fails', 'wrong data', 'looks odd', 'harmless'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** What the app does. */
interface Effect {
  severity: Severity;
  /** One sentence, for people who do not know the app's code. */
  says: string;
}

/**
 * What the app does with an answer that breaks a rule, the worst first. The severity follows from it.
 * `proofs/` gives the app such an answer for each, and says what a person then sees.
 */
export const EFFECTS = {
  exposed: {
    severity: 'fails',
    says: 'People see or change what they may not: the app relies on the server to refuse.',
  },
  'no sign-in': { severity: 'fails', says: 'Nobody can sign in.' },
  'no role': { severity: 'fails', says: 'Home says that the role is not known, and shows nobody.' },
  'signed out': { severity: 'fails', says: 'The user is signed out and has to sign in again.' },
  'stuck session': {
    severity: 'fails',
    says: 'The app does not notice that a session has ended: calls fail, and nothing leads to sign-in.',
  },
  'failed load': {
    severity: 'fails',
    says: 'The screen shows nothing of it: it says that there is none, and offers "Try again".',
  },
  'failed save': { severity: 'fails', says: 'The form says that saving has failed.' },
  'not saved': {
    severity: 'fails',
    says: 'The app says that it was saved, and then does not show what was saved.',
  },
  'not editable': {
    severity: 'fails',
    says: 'The evaluation cannot be edited, and no link leads to its employee.',
  },
  'lost records': {
    severity: 'wrong data',
    says: 'People, evaluations or feedback are missing, and nothing says so.',
  },
  'other records': {
    severity: 'wrong data',
    says: 'People or evaluations are shown that do not belong there.',
  },
  'wrong value': { severity: 'wrong data', says: 'A wrong value is shown, and nothing says so.' },
  'unchecked value': {
    severity: 'wrong data',
    says: 'A value that the forms refuse is shown like any other. The figures of a profile leave out such a score.',
  },
  'missing value': {
    severity: 'wrong data',
    says: "The value is missing: 'N/A' or a text such as 'No note provided' is in its place.",
  },
  'wrong order': {
    severity: 'looks odd',
    says: 'The rows are in the order in which they were sent.',
  },
  'number of rows': {
    severity: 'looks odd',
    says: 'A page of the table has more or fewer rows than ten.',
  },
  'empty page': { severity: 'looks odd', says: '"Next" leads to a page without rows.' },
  'other day': {
    severity: 'looks odd',
    says: 'A day is shown. In other time zones it can be the day before or after.',
  },
  'no message': { severity: 'looks odd', says: 'The screen says that it failed, and not why.' },
  unmarked: {
    severity: 'looks odd',
    says: 'The form says what is wrong, but does not mark the field.',
  },
  slower: { severity: 'looks odd', says: 'The screen is the same, and people wait longer for it.' },
  harmless: { severity: 'harmless', says: 'The app shows the same.' },
} as const satisfies Record<string, Effect>;

export type EffectId = keyof typeof EFFECTS;

const IDS = Object.keys(EFFECTS) as EffectId[];

/** What a report says of effects. */
export interface Consequences {
  /** Each once, the worst first. 'harmless' stands alone. */
  effects: EffectId[];
  /** Their sentences. */
  screens: string[];
  /** That of the worst. */
  severity: Severity;
}

export function consequencesOf(given: readonly EffectId[]): Consequences {
  const all = IDS.filter((id) => given.includes(id));
  const effects = all.length > 1 ? all.filter((id) => id !== 'harmless') : all;
  const [worst = 'harmless'] = effects;
  return {
    effects,
    screens: effects.map((id) => EFFECTS[id].says),
    severity: EFFECTS[worst].severity,
  };
}

/** Its place in the table. A problem without an effect of its own comes first. */
export const rankOf = (effect: EffectId | undefined) => IDS.findIndex((id) => id === effect);
