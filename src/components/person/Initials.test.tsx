import { render } from '@testing-library/react';
import { Initials } from './Initials';

test.each([
  ['Ada Okafor', 'AO', false],
  [null, '', true],
  [' ', '', true],
  ['42', '', true],
])('of the name %p the circle has %p, or a person', (name, letters, hasIcon) => {
  const { container } = render(<Initials name={name} id="a" />);
  const circle = container.querySelector('[data-initials]');
  expect(circle).toHaveAttribute('data-initials', letters);
  expect(circle?.querySelector('svg') !== null).toBe(hasIcon);
});
