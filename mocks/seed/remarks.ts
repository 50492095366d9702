import type { Faker } from '@faker-js/faker';

const OPENINGS = [
  'Agreed.',
  'Thank you for the clear words.',
  'That matches what I have seen in our project.',
  'I see this a little differently.',
  'Fair, and well put.',
  'Good to read.',
  'We talked about this in June.',
  'From the sales side: no complaints at all.',
  'Noted.',
  'I would have given half a point more.',
] as const;

const FOLLOW_UPS = [
  'Next goal is mentoring.',
  'The workload in March should be taken into account.',
  'I have added the course to the training plan.',
  'Let us come back to this in the next review.',
  'The customer wrote to me as well and was very pleased.',
  'Please send me the figures before Friday.',
  'The new schedule seems to help already.',
  'I will take over the check-ins while you are away.',
  'A second opinion from the Porto branch would be useful.',
  'We should celebrate this with the team.',
  'The documentation has been finished since.',
  'It would be good to put the agreement in writing.',
] as const;

/** Creates feedback from an opening, often with a second sentence. */
export function makeFeedback(random: Faker): string {
  const opening = random.helpers.arrayElement(OPENINGS);
  return random.datatype.boolean(0.8)
    ? `${opening} ${random.helpers.arrayElement(FOLLOW_UPS)}`
    : opening;
}
