import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import IconButton from '@mui/material/IconButton';
import { lazyMenu } from '../../components/controls/Menu';
import { useMenu } from '../../components/controls/useMenu';
import {
  useAreEmployeesLoading,
  useCurrentEmployee,
} from '../../features/employees/useCurrentEmployee';
import { Initials } from '../../components/person/Initials';
import { useI18n } from '../../i18n/I18nContext';

const AccountMenuItems = lazyMenu(
  async () => (await import('./AccountMenuItems')).AccountMenuItems,
);

/** The menu of the account: the signed-in user, a link to their profile, and the settings of this browser. */
export function AccountMenu() {
  const { t } = useI18n();
  const { currentEmployee, read } = useCurrentEmployee();
  const { buttonProps, menuProps } = useMenu();
  const isLoading = useAreEmployeesLoading(menuProps.open);

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
        {currentEmployee ? (
          <Initials name={currentEmployee.name} id={currentEmployee._id} />
        ) : (
          <AccountIcon />
        )}
      </IconButton>
      <AccountMenuItems
        {...menuProps}
        currentEmployeeId={currentEmployee?._id}
        isLoading={isLoading}
      />
    </>
  );
}
