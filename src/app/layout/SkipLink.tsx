import { styled } from '@mui/material/styles';
import { focusHeading } from '../../components/page/focusHeading';
import { useI18n } from '../../i18n/I18nContext';

const Root = styled('a')(({ theme: { vars, zIndex, spacing, shape } }) => ({
  position: 'fixed',
  top: '0.5rem',
  insetInlineStart: spacing(1.5),
  zIndex: zIndex.appBar + 1,
  padding: spacing(1, 2),
  borderRadius: shape.borderRadius,
  backgroundColor: vars.palette.primary.main,
  color: vars.palette.primary.contrastText,
  fontWeight: 600,
  '&:not(:focus)': { transform: 'translateY(-20rem)' },
  '@media print': { display: 'none' },
}));

/** The first stop of the keyboard: past the header to the heading of the screen. */
export function SkipLink() {
  const { t } = useI18n();
  return (
    <Root
      href="#content"
      onClick={(event) => {
        // The address keeps the state of the screen, and no fragment.
        event.preventDefault();
        focusHeading();
      }}
    >
      {t('shell.skip')}
    </Root>
  );
}
