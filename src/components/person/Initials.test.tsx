import { render } from '@testing-library/react';
import { Initials } from './Initials';

test.each([
  ['Ada Okafor', 'AO', false],
  [null, '', true],
  [' ', '', true],
  ['42', '', true],
])('for the name %p, the circle shows %p or an icon', (name, letters, hasIcon) => {
  const { container } = render(<Initials name={name} id="a" />);
  const circle = container.querySelector('[data-initials]');
  expect(circle).toHaveAttribute('data-initials', letters);
  expect(circle?.querySelector('svg') !== null).toBe(hasIcon);
});
