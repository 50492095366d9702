import CompareIcon from '@mui/icons-material/GridViewOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { MAX_COMPARED, MIN_COMPARED } from '../../../domain/constants';
import { useI18n } from '../../../i18n/I18nContext';

/** A link to the comparison. If this many people cannot be compared, it is a button that says why. */
export function CompareButton({ selected, to }: { selected: readonly string[]; to: string }) {
  const { t } = useI18n();
  const reasonId = useId();
  const text = t('compare.selectedCompare');
  const icon = <CompareIcon />;
  if (selected.length >= MIN_COMPARED && selected.length <= MAX_COMPARED) {
    return (
      <Button component={Link} to={to} startIcon={icon}>
        {text}
      </Button>
    );
  }
  const reason =
    selected.length < MIN_COMPARED
      ? t('compare.selectedTooFew')
      : t('compare.selectedTooMany', { most: MAX_COMPARED });
  return (
    <>
      <Button
        aria-disabled
        aria-describedby={reasonId}
        data-tooltip={reason}
        startIcon={icon}
        sx={{ color: 'text.secondary', cursor: 'default' }}
      >
        {text}
      </Button>
      {/* A touch screen has no tooltips. */}
      <Box
        component="span"
        id={reasonId}
        sx={{
          order: 1,
          flexBasis: { xs: '100%', sm: 'auto' },
          px: { sm: 1 },
          typography: 'caption',
          color: 'text.secondary',
          '@media (hover: hover)': { display: 'none' },
        }}
      >
        {reason}
      </Box>
    </>
  );
}
