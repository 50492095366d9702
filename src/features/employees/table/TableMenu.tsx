import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo } from 'react';
import { lazyMenu } from '../../../components/controls/Menu';
import { MoreButton } from '../../../components/controls/MoreMenu';
import { useMenu } from '../../../components/controls/useMenu';
import { useI18n } from '../../../i18n/I18nContext';
import type { TableChoices } from './TableMenuItems';

const TableMenuItems = lazyMenu(async () => (await import('./TableMenuItems')).TableMenuItems);

/**
 * A menu that selects the optional columns and the height of the rows. On a narrow screen, where most columns have no
 * header, it also selects the order.
 */
export const TableMenu = memo(function TableMenu(choices: TableChoices) {
  const isNarrow = useMediaQuery(({ breakpoints }) => breakpoints.down('md'));
  // A menu cannot stay open without its button.
  return <MenuWithButton key={String(isNarrow)} choices={choices} isNarrow={isNarrow} />;
});

function MenuWithButton({ choices, isNarrow }: { choices: TableChoices; isNarrow: boolean }) {
  const { t } = useI18n();
  const { buttonProps, menuProps } = useMenu();
  return (
    <>
      {isNarrow ? (
        <MoreButton {...buttonProps} />
      ) : (
        <Button
          {...buttonProps}
          color="inherit"
          startIcon={<ViewColumnIcon />}
          sx={{ marginInlineEnd: -1 }}
        >
          {t('employees.columns')}
        </Button>
      )}
      <TableMenuItems {...menuProps} choices={choices} isNarrow={isNarrow} />
    </>
  );
}
