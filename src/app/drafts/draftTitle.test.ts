import { english } from '../../../test/app/english';
import { draftTitle } from './draftTitle';

test.each([
  ['Add New Employee', { kind: 'employee' }],
  ['Add Feedback', { kind: 'feedback', evaluationId: 'a' }],
  ['Create Evaluation for Ada', { kind: 'evaluation', employeeId: 'a', employeeName: 'Ada' }],
  ['Create Evaluation for Employee', { kind: 'evaluation', employeeId: 'a', employeeName: ' ' }],
  [
    'Edit Evaluation for \u2068ليلى\u2069',
    { kind: 'evaluation', employeeId: 'a', employeeName: 'ليلى', evaluationId: 'b' },
  ],
] as const)('%s', (title, subject) => {
  expect(draftTitle(english, { subject, values: {} })).toBe(title);
});

test('a title that an earlier version stored is shown as it is', () => {
  const draft = { subject: { kind: 'employee' }, title: 'Stored', values: {} } as const;
  expect(draftTitle(english, draft)).toBe('Stored');
});
