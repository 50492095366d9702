import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LazyMenu } from '../../components/controls/LazyMenu';
import { searchShortcut } from '../../components/controls/searchShortcut';
import { employeeQueries } from '../../features/employees/queries';
import { employeeProfilePath } from '../../lib/url/paths';
import { useSession } from '../../session/useSession';

const COLOR_SCHEMES = [
  { mode: 'system', text: 'System' },
  { mode: 'light', text: 'Light' },
  { mode: 'dark', text: 'Dark' },
] as const;

/** Who is signed in, their profile, and what they choose for this browser: the colour scheme, the shortcut of the search. */
export function AccountMenu() {
  const { email, role } = useSession();
  const { mode = 'system', setMode } = useColorScheme();
  const hasShortcut = searchShortcut.useValue();
  const queryClient = useQueryClient();
  const [ownId, setOwnId] = useState<string>();

  /** Looks for the user in the list of employees, which Home may have read before. */
  async function findProfile() {
    if (email === undefined || role === null) return;
    try {
      const { employees } = await queryClient.query({
        ...employeeQueries.list(),
        staleTime: Infinity,
      });
      setOwnId(employees.find((one) => one.email?.trim().toLowerCase() === email)?._id);
    } catch {
      // The query cache has logged it. The menu does without the entry.
    }
  }

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
      onOpen={() => void findProfile()}
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
        // Last, because it can come after the menu has opened.
        ...(ownId === undefined
          ? []
          : [{ text: 'My profile', to: employeeProfilePath(ownId), isSeparated: true }]),
      ]}
    />
  );
}
