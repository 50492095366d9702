import { buildEmployee } from '../../../../../mocks/db/builders';
import { overdueOf } from './overdue';

test('those of the same time and name are in the order of their ids', () => {
  const same = ['b', 'c', 'a'].map((id) => buildEmployee({ _id: id, name: 'Ann' }));
  const { people } = overdueOf(same, []);
  expect(people.map(({ employee }) => employee._id)).toEqual(['a', 'b', 'c']);
});
