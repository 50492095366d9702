import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListSubheader from '@mui/material/ListSubheader';
import { Menu } from '../../components/controls/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { ChoiceItem } from '../../components/controls/ChoiceItem';
import { searchShortcut } from '../../components/controls/searchShortcut';
import { useMenu } from '../../components/controls/useMenu';
import { useIsReadingEmployees, useOwnEmployee } from '../../api/useOwnEmployee';
import { Initials } from '../../components/person/Initials';
import { useI18n, useLanguageChoice } from '../../i18n/I18nContext';
import { LANGUAGES, LANGUAGE_TAGS } from '../../i18n/languages';
import { roleText } from '../../i18n/roleText';
import { employeeProfilePath } from '../../lib/url/paths';
import { useSession } from '../../session/useSession';

const COLOR_SCHEMES = ['system', 'light', 'dark'] as const;

/** The signed-in user, a link to their profile, and the settings of this browser: colour scheme, language, shortcut. */
export function AccountMenu() {
  const i18n = useI18n();
  const { t } = i18n;
  const { email, role } = useSession();
  const { mode = 'system', setMode } = useColorScheme();
  const hasShortcut = searchShortcut.useValue();
  const { own, read } = useOwnEmployee();
  const ownId = own?._id;
  const { chosen, choose } = useLanguageChoice();
  const { buttonProps, menuProps } = useMenu();
  const isReading = useIsReadingEmployees(menuProps.open);
  const aboutId = useId();

  return (
    <>
      <IconButton
        {...buttonProps}
        aria-label={t('shell.account.title')}
        title={t('shell.account.title')}
        sx={{ p: 0.75, '& [data-initials]': { fontSize: 'caption.fontSize' } }}
        onClick={(event) => {
          buttonProps.onClick(event);
          void read();
        }}
      >
        {own ? <Initials name={own.name} id={own._id} /> : <AccountIcon />}
      </IconButton>
      <Menu {...menuProps} slotProps={{ list: { 'aria-describedby': aboutId } }}>
        <ListSubheader id={aboutId} role="none">
          <Typography color="textPrimary" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {/* The e-mail is unknown if something else has stored the token. */}
            <bdi>{email ?? t('shell.account.signedIn')}</bdi>
          </Typography>
          <Typography variant="body2">
            {role ? roleText(i18n, role) : t('shell.account.noRole')}
          </Typography>
        </ListSubheader>
        {(ownId !== undefined || isReading) && (
          // Its place is kept while the list is read, so that no other item moves under the pointer.
          <MenuItem
            disabled={ownId === undefined}
            component={Link}
            to={ownId === undefined ? '' : employeeProfilePath(ownId)}
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
            isChecked={tag === chosen}
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
    </>
  );
}
