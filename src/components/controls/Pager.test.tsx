import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { english } from '../../../test/app/english';
import { setViewportWidth } from '../../../test/setup/viewport';
import { I18nContext } from '../../i18n/I18nContext';
import { Pager } from './Pager';

const numbers = () =>
  screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');

test('the pages around the current one can be chosen; on a phone fewer of them', async () => {
  const choose = jest.fn();
  const user = userEvent.setup({ delay: null });
  render(
    <I18nContext value={english}>
      <ThemeProvider theme={createTheme()}>
        <Pager page={5} totalPages={9} onPageChange={choose} />
      </ThemeProvider>
    </I18nContext>,
  );
  expect(numbers()).toEqual(['1', '4', '5', '6', '9']);
  expect(screen.getByRole('button', { name: 'page 5' })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('button', { name: 'Go to page 6' }));
  expect(choose).toHaveBeenLastCalledWith(6);
  await user.click(screen.getByRole('button', { name: 'Go to previous page' }));
  expect(choose).toHaveBeenLastCalledWith(4);

  setViewportWidth(375);
  expect(numbers()).toEqual(['1', '5', '9']);
});
