import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { focusHeading } from '../../components/page/focusHeading';
import { useI18n } from '../../i18n/I18nContext';

const skipLink = {
  position: 'fixed',
  top: '0.5rem',
  insetInlineStart: 12,
  // It is in the header, which is at `appBar`.
  zIndex: 1,
  px: 2,
  py: 1,
  borderRadius: 1,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontWeight: 600,
  '&:not(:focus)': { transform: 'translateY(-20rem)' },
  '@media print': { display: 'none' },
} satisfies SxProps;

/** The first element in the tab order. It moves the focus past the header, to the heading of the screen. */
export function SkipLink() {
  const { t } = useI18n();
  return (
    <Box
      component="a"
      sx={skipLink}
      href="#content"
      onClick={(event) => {
        // The fragment must not be added to the address, which holds the state of the screen.
        event.preventDefault();
        focusHeading();
      }}
    >
      {t('shell.skip')}
    </Box>
  );
}
