import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LazyMenu } from '../../components/controls/LazyMenu';
import { LanguageSelect } from '../../components/controls/LanguageSelect';
import { searchShortcut } from '../../components/controls/searchShortcut';
import { employeeQueries } from '../../features/employees/queries';
import { useI18n } from '../../i18n/I18nContext';
import { roleText } from '../../i18n/roleText';
import { employeeProfilePath } from '../../lib/url/paths';
import { useSession } from '../../session/useSession';

const COLOR_SCHEMES = ['system', 'light', 'dark'] as const;

/** Who is signed in, their profile, and what they choose for this browser: the language, the colour scheme, the shortcut. */
export function AccountMenu() {
  const i18n = useI18n();
  const { t } = i18n;
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
        <IconButton
          {...props}
          aria-label={t('shell.account.title')}
          title={t('shell.account.title')}
        >
          <AccountIcon />
        </IconButton>
      )}
      // No e-mail is known where something else stored the token.
      about={{
        title: email ?? t('shell.account.signedIn'),
        text: role ? roleText(i18n, role) : t('shell.account.noRole'),
      }}
      minWidth="min(15rem, calc(100vw - 2rem))"
      onOpen={() => void findProfile()}
      control={<LanguageSelect />}
      entries={[
        ...COLOR_SCHEMES.map((scheme, index) => ({
          ...(index === 0 && { heading: t('shell.account.colorScheme') }),
          text: t(`shell.account.${scheme}`),
          choice: { type: 'radio', isChecked: scheme === mode } as const,
          onSelect: () => {
            setMode(scheme);
          },
        })),
        {
          heading: t('shell.account.keyboard'),
          text: t('shell.account.searchShortcut'),
          choice: { type: 'checkbox', isChecked: hasShortcut },
          onSelect: () => {
            searchShortcut.set(!hasShortcut);
          },
        },
        // Last, because it can come after the menu has opened.
        ...(ownId === undefined
          ? []
          : [
              {
                text: t('shell.account.ownProfile'),
                to: employeeProfilePath(ownId),
                isSeparated: true,
              },
            ]),
      ]}
    />
  );
}
