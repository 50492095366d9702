import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef } from 'react';
import { useI18n } from '../../i18n/I18nContext';
import type { PagerProps } from './Pager';

/** The buttons Previous and Next with 'Page X of Y' between them (specification, My evaluations). */
export function PreviousNext({ page, totalPages, onPageChange }: PagerProps) {
  const { t, numeral } = useI18n();
  const pager = useRef<HTMLElement>(null);
  // A browser takes the focus from a disabled button. MUI's Pagination keeps it, too.
  useLayoutEffect(() => {
    const { current: nav } = pager;
    if (!nav?.querySelector('button:disabled:focus')) return;
    nav.querySelector<HTMLElement>('button:enabled')?.focus();
  });
  const button = (text: string, target: number, disabled: boolean) => (
    <Button
      variant="outlined"
      color="inherit"
      disabled={disabled}
      onClick={() => {
        onPageChange(target);
      }}
    >
      {text}
    </Button>
  );

  return (
    <Stack
      component="nav"
      ref={pager}
      aria-label={t('components.pages.title')}
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        p: { xs: 2, sm: 3 },
        '@media print': { display: 'none' },
      }}
    >
      {button(t('components.pages.previous'), page - 1, page <= 1)}
      <Typography variant="body2" role="status">
        {t('components.pages.shown', { page: numeral(page), total: numeral(totalPages) })}
      </Typography>
      {button(t('components.pages.next'), page + 1, page >= totalPages)}
    </Stack>
  );
}
