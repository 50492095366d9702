import type { Faker } from '@faker-js/faker';

/** Sentences for high, middle and low scores. */
const OPENINGS = {
  low: [
    'A difficult period, and we have spoken openly about why.',
    'Results stayed clearly below what we agreed in spring.',
    'The basics are there, but too much of the work had to be done twice.',
    'This rating should not surprise anybody; we have met about it every second week.',
    'Two of the four goals were missed, one of them without notice.',
  ],
  mid: [
    'A solid half year with a few open ends.',
    'Does what the role asks and is pleasant to work with.',
    'Steady progress since the last review.',
    'Settled into the new team faster than planned.',
    'Reliable in daily business; larger tasks still need a second pair of eyes.',
    'Met three of the four goals and was honest about the fourth.',
  ],
  high: [
    'An outstanding half year.',
    'One of the people the whole team turns to.',
    'Exceeded every goal that we set, and set two of them personally.',
    'Took over at short notice and made it look easy.',
    'Clearly ready for more responsibility.',
    'Customers ask for this colleague by name, and I understand why.',
  ],
} as const;

const REMARKS = {
  low: [
    'Deadlines slipped three times, and the team heard of it too late.',
    'Tickets are closed before the customer has confirmed the solution.',
    'Meetings are often joined late and without the figures that were asked for.',
    'Questions are asked only once the time is nearly over.',
    'The monthly report had to be corrected in two months out of six.',
    'Feedback is heard politely and then seldom acted on.',
    'Agreements with other departments are not written down, so they get lost.',
  ],
  mid: [
    'The migration went well; the documentation for it is still missing.',
    'Asks good questions in reviews, though rarely in the larger meetings.',
    'Estimates have become better, if still somewhat hopeful.',
    'Handles routine cases alone and brings in help for unusual ones at the right time.',
    'Took part in the on-call rota without complaint.',
    'The presentation for the board was clear, but twice as long as planned.',
    'Keeps the backlog tidy, which the team notices only when it is not.',
  ],
  high: [
    'The new onboarding plan has cut the first weeks of training by half.',
    'Explains difficult things so that nobody feels small for having asked.',
    'Found the fault in the billing run before any customer did.',
    'Negotiated the supplier contract to terms that nobody had thought possible.',
    'Mentors two juniors, and both have grown visibly.',
    'Stays calm when things break and writes down afterwards what we learned.',
    'Turned a complaint into the largest order of the quarter.',
  ],
} as const;

const GOALS = {
  low: [
    'We agreed on weekly check-ins until September.',
    'Next step: a written plan with three goals that can be measured.',
    'I have asked a senior colleague to share the larger tasks for now.',
    'We will look at this again in eight weeks.',
  ],
  mid: [
    'Next goal: lead a small project from start to finish.',
    'A course on presenting would help, and is booked for autumn.',
    'For the coming half year: fewer parallel tasks, more of them finished.',
    'Should take the lead in at least one retrospective.',
    'Next time I would like to see the risks named earlier.',
  ],
  high: [
    'Next goal: prepare a successor, so that a promotion becomes possible.',
    'I suggest a place in the leadership programme.',
    'We should take care not to hand over every urgent task to the same person.',
    'Would do well with a team of their own.',
    'Please keep the Fridays free for mentoring.',
  ],
} as const;

const BACKGROUND = [
  'For the record, the goals of this period were agreed in writing in January and changed once, in March, when the office moved.',
  'Three colleagues from other departments were asked for their view, and their answers have gone into this text without names.',
  'The figures come from the ticket system and from the project sheet; both were checked together with the person concerned.',
  'The first quarter was shaped by the move to the new accounting software, which cost everybody about a week.',
  'The second quarter was quieter, apart from the audit, which went through without findings.',
  'Two weeks of parental leave fell into this period and were not counted either way.',
  'Part of the work was done for the branch in Porto, whose manager has written a separate comment.',
  'The trade fair in May took more preparation than planned, and most of it happened in the evenings.',
  'Training taken: first aid, data protection, and the advanced course on spreadsheets.',
  'Cooperation with the warehouse has improved since both sides meet on Mondays.',
  'The comparison with the previous year is only partly fair, because the team was larger then.',
  'We also talked about working hours: home office on Tuesdays and Thursdays stays as it is.',
  'Salary was not a topic of this conversation and will be discussed separately in autumn.',
  'The self-assessment was half a point lower than mine, which says something about modesty.',
] as const;

type Band = keyof typeof OPENINGS;

export function bandOf(score: number): Band {
  if (score <= 4) return 'low';
  return score < 7.5 ? 'mid' : 'high';
}

/** Creates a note of two to four sentences. */
export function makeNote({ helpers }: Faker, band: Band): string {
  return [
    helpers.arrayElement(OPENINGS[band]),
    ...helpers.arrayElements(REMARKS[band], { min: 1, max: 2 }),
    ...helpers.arrayElements(GOALS[band], { min: 0, max: 1 }),
  ].join(' ');
}

/** Creates a note of more than 2,000 characters, in paragraphs. */
export function makeLongNote({ helpers }: Faker, band: Band): string {
  const background = helpers.shuffle(BACKGROUND);
  return [
    [helpers.arrayElement(OPENINGS[band]), ...helpers.shuffle(REMARKS[band])].join(' '),
    background.slice(0, 7).join(' '),
    background.slice(7).join(' '),
    helpers.shuffle(GOALS[band]).join(' '),
  ].join('\n\n');
}
