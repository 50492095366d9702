import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { LazyMenu } from '../../components/controls/LazyMenu';
import { searchShortcut } from '../../components/controls/searchShortcut';
import { useSession } from '../../session/useSession';

const COLOR_SCHEMES = [
  { mode: 'system', text: 'System' },
  { mode: 'light', text: 'Light' },
  { mode: 'dark', text: 'Dark' },
] as const;

/** Who is signed in, and what they choose for this browser: the colour scheme and the shortcut of the search. */
export function AccountMenu() {
  const { email, role } = useSession();
  const { mode = 'system', setMode } = useColorScheme();
  const hasShortcut = searchShortcut.useValue();

  return (
    <LazyMenu
      renderButton={(props) => (
        <IconButton {...props} aria-label="Account" title="Account">
          <AccountIcon />
        </IconButton>
      )}
      // No e-mail is known where something else stored the token.
      about={{ title: email ?? 'Signed in', text: role ?? 'No role' }}
      minWidth="min(15rem, calc(100vw - 2rem))"
      entries={[
        ...COLOR_SCHEMES.map((option, index) => ({
          ...(index === 0 && { heading: 'Colour scheme' }),
          text: option.text,
          choice: { type: 'radio', isChecked: option.mode === mode } as const,
          onSelect: () => {
            setMode(option.mode);
          },
        })),
        {
          heading: 'Keyboard',
          text: 'Press / to search',
          choice: { type: 'checkbox', isChecked: hasShortcut },
          onSelect: () => {
            searchShortcut.set(!hasShortcut);
          },
        },
      ]}
    />
  );
}
