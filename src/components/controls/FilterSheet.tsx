import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DrawerProps } from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { useI18n } from '../../i18n/I18nContext';
import { lazyDialog } from './lazyDialog';

const Drawer = lazyDialog<DrawerProps & { onClose: () => void }>(
  async () => (await import('@mui/material/Drawer')).default,
);

interface FilterSheetProps {
  open: boolean;
  title: string;
  /** The number of records that match the filters. Undefined while it is not known. */
  count: number | undefined;
  /** Clears all filters. Without it there is no button to clear them. */
  onClear?: (() => void) | undefined;
  onClose: () => void;
  /** The fields, whose changes have an effect at once. */
  children: ReactNode;
}

const paper = {
  maxHeight: '85dvh',
  borderStartStartRadius: 16,
  borderStartEndRadius: 16,
  pb: 'env(safe-area-inset-bottom)',
} satisfies SxProps;

/** The styles of fields below each other, each with its label above it. */
const fields = {
  display: 'grid',
  gap: 2,
  overflowY: 'auto',
  px: 2,
  py: 1,
  '& > .MuiStack-root': { flexDirection: 'column', alignItems: 'stretch', rowGap: 2 },
  '& .MuiFormLabel-root': { flex: '1 0 100%' },
  '&& .MuiInputBase-root': { maxWidth: 'none', height: '2.75rem' },
  '&& .MuiInputBase-input': { maxWidth: 'none', width: '100%' },
  // The two fields of a range share the width.
  '& > .MuiStack-root > [role="group"]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'end',
    '& label': { whiteSpace: 'normal' },
    '& > p': { gridColumn: '1 / -1' },
  },
} satisfies SxProps;

/** The filters of a list on a phone: a sheet from below, whose button shows the list. */
export function FilterSheet({ open, title, count, onClear, onClose, children }: FilterSheetProps) {
  const { t } = useI18n();
  const id = useId();
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return (
    wasOpened && (
      <Drawer
        anchor="bottom"
        open={open}
        onClose={onClose}
        sx={{ '@media print': { display: 'none' } }}
        slotProps={{ paper: { 'aria-labelledby': id, sx: paper }, transition: { appear: true } }}
      >
        <Stack
          direction="row"
          sx={{ alignItems: 'center', justifyContent: 'space-between', px: 2, pt: 2 }}
        >
          <Typography id={id} variant="h2">
            {title}
          </Typography>
          {onClear && (
            <Button size="small" onClick={onClear}>
              {t('components.filters.clear')}
            </Button>
          )}
        </Stack>
        <Box sx={fields}>{children}</Box>
        <Box sx={{ p: 2 }}>
          <Button variant="contained" size="large" fullWidth onClick={onClose}>
            <span>
              {count === undefined
                ? t('components.filters.showPending')
                : t('components.filters.show', { count })}
            </span>
          </Button>
        </Box>
      </Drawer>
    )
  );
}
