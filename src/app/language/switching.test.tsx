import { act, screen, within } from '@testing-library/react';
import { renderApp } from '../../../test/app/renderApp';
import { expectConsoleError } from '../../../test/setup/console';
import { LANGUAGES } from '../../i18n/languages';
import german from '../../i18n/messages/de.json';
import arabic from '../../i18n/messages/ar.json';
import { selectedLanguage } from './selectedLanguage';
import { loadFirstLanguage } from './loadLanguage';

const select = () => screen.findByRole('combobox', { name: 'Language' });

test('a language selected on the sign-in page keeps the typed text and translates the visible errors', async () => {
  const { user } = renderApp({ path: '/login', as: null });
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText('Invalid email address')).toBeVisible();

  await user.selectOptions(await select(), 'Deutsch');
  expect(await screen.findByText(german.validation.emailInvalid)).toBeVisible();
  const form = within(screen.getByRole('main'));
  expect(form.getByRole('textbox', { name: german.accounts.email })).toHaveValue('ada');
  expect(form.getByRole('combobox', { name: german.shell.language })).toHaveFocus();
  expect(document.documentElement).toHaveAttribute('lang', 'de');
  expect(document.title).toContain(german.shell.signInTitle);
  expect(selectedLanguage.get()).toBe('de');
});

test('a language selected in the account menu changes the direction of the page', async () => {
  const { user } = renderApp({ path: '/evaluations', as: 'Manager' });
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'العربية' }));
  await user.click(await screen.findByRole('button', { name: arabic.shell.account.title }));
  expect(await screen.findByText(arabic.shell.account.colorScheme)).toBeVisible();
  expect(screen.getByRole('menuitemradio', { name: 'العربية' })).toBeChecked();
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
});

test('a language selected in another tab is also used in this tab', async () => {
  renderApp({ path: '/login', as: null });
  await select();
  localStorage.setItem('language', 'de');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'language' }));
  });
  expect(await screen.findByRole('combobox', { name: german.shell.language })).toHaveValue('de');
});

test('a language that does not load leaves the page unchanged and can be tried again', async () => {
  const { user } = renderApp({ path: '/login', as: null });
  jest.spyOn(LANGUAGES.ja, 'load').mockRejectedValueOnce(new Error('There is no file'));
  expectConsoleError('Something went wrong');
  await user.selectOptions(await select(), '日本語');
  const bar = await screen.findByRole('region', { name: 'Language' });
  expect(bar).toHaveTextContent('日本語 could not be loaded.');
  expect(await select()).toHaveValue('en');
  await user.click(within(bar).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('combobox', { name: '言語' })).toHaveValue('ja');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('the first language', () => {
  const browserAsksFor = (languages: string[]) =>
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

  test.each([
    ['ja', ['de-AT'], 'ja'],
    [null, ['fr', 'de-AT', 'ar'], 'de-AT'],
    ['klingon', ['ar-EG'], 'ar-EG'],
    ['constructor', ['fr'], 'en'],
    // `Intl` refuses these tags.
    [null, ['en-US@posix', 'de'], 'en'],
    [null, ['de-DE@euro', 'en-GB'], 'de'],
    [null, ['de-DE@euro', 'de-AT'], 'de-AT'],
    [null, ['en-'], 'en'],
    [null, ['de_AT.UTF-8'], 'de'],
    [null, ['*', ''], 'en'],
  ])(
    'for the selected language %s and the browser languages %j is %s',
    async (selected, wanted, locale) => {
      browserAsksFor(wanted);
      selectedLanguage.set(selected);
      await expect(loadFirstLanguage()).resolves.toMatchObject({ locale });
    },
  );

  test('is English if its file does not load, and a message names the missing language', async () => {
    browserAsksFor(['de']);
    jest.spyOn(LANGUAGES.de, 'load').mockRejectedValueOnce(new Error('There is no file'));
    expectConsoleError('There is no file');
    await expect(loadFirstLanguage()).resolves.toMatchObject({ locale: 'en', failed: 'de' });
  });
});
