import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ChoiceItem } from '../../components/controls/ChoiceItem';
import type { LazyMenuProps } from '../../components/controls/Menu';
import { searchShortcut } from '../../components/controls/searchShortcut';
import { useI18n, useLanguageChoice } from '../../i18n/I18nContext';
import { LANGUAGES, LANGUAGE_TAGS } from '../../i18n/languages';
import { roleText } from '../../i18n/roleText';
import { employeeProfilePath } from '../../lib/url/paths';
import { ScreenLink } from '../../lib/url/ScreenLink';
import { useSession } from '../../session/useSession';

const COLOR_SCHEMES = ['system', 'light', 'dark'] as const;

interface AccountMenuItemsProps extends LazyMenuProps {
  /** The id of the signed-in user, if they are in the list of employees. */
  currentEmployeeId: string | undefined;
  /** Whether the list of employees is loading. */
  isLoading: boolean;
}

export function AccountMenuItems({ currentEmployeeId, isLoading, ...menu }: AccountMenuItemsProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { email, role } = useSession();
  const { mode = 'system', setMode } = useColorScheme();
  const hasShortcut = searchShortcut.useValue();
  const { selected, choose } = useLanguageChoice();
  const aboutId = useId();

  return (
    <Menu {...menu} slotProps={{ list: { 'aria-describedby': aboutId } }}>
      <ListSubheader id={aboutId} role="none">
        <Typography color="textPrimary" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {/* The e-mail is unknown if something else has stored the token. */}
          <bdi>{email ?? t('shell.account.signedIn')}</bdi>
        </Typography>
        <Typography variant="body2">
          {role ? roleText(i18n, role) : t('shell.account.noRole')}
        </Typography>
      </ListSubheader>
      {(currentEmployeeId !== undefined || isLoading) && (
        // Its place is reserved while the list loads, so that no other item moves under the pointer.
        <MenuItem
          disabled={currentEmployeeId === undefined}
          component={ScreenLink}
          to={currentEmployeeId === undefined ? '' : employeeProfilePath(currentEmployeeId)}
        >
          {t('shell.account.ownProfile')}
        </MenuItem>
      )}
      <Divider />
      <ListSubheader role="none">{t('shell.account.colorScheme')}</ListSubheader>
      {COLOR_SCHEMES.map((scheme) => (
        <ChoiceItem
          key={scheme}
          type="radio"
          isChecked={scheme === mode}
          onSelect={() => {
            setMode(scheme);
          }}
        >
          {t(`shell.account.${scheme}`)}
        </ChoiceItem>
      ))}
      <Divider />
      <ListSubheader role="none">{t('shell.language')}</ListSubheader>
      {LANGUAGE_TAGS.map((tag) => (
        <ChoiceItem
          key={tag}
          type="radio"
          lang={tag}
          isChecked={tag === selected}
          onSelect={() => {
            choose(tag);
          }}
        >
          {LANGUAGES[tag].name}
        </ChoiceItem>
      ))}
      <Divider />
      <ListSubheader role="none">{t('shell.account.keyboard')}</ListSubheader>
      <ChoiceItem
        type="checkbox"
        isChecked={hasShortcut}
        onSelect={() => {
          searchShortcut.set(!hasShortcut);
        }}
      >
        {t('shell.account.searchShortcut')}
      </ChoiceItem>
    </Menu>
  );
}
