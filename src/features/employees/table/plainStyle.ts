import { PAGE_SIZE } from '../../../domain/constants';
import { perTheme } from '../../../lib/perTheme';
import { cellStyle } from './cellStyle';
import { gridHeight, HEADER_HEIGHT, rowHeight } from './geometry';

/** What the rows of a width have in common. */
const rows = (narrow: boolean) => ({
  '--row-height': `${String(rowHeight(narrow))}px`,
  height: gridHeight(PAGE_SIZE, narrow),
});

/**
 * The grid's look for the plain table, which must give way to it without a shift. The table says what its columns
 * are (`--columns`, `--least-width`).
 */
export const plainStyle = perTheme((theme) => {
  const { vars, typography, breakpoints, spacing } = theme;
  return {
    ...cellStyle(theme),
    ...rows(false),
    [breakpoints.down('md')]: rows(true),
    overflowX: 'auto',
    overflowY: 'hidden',
    ...typography.body2,
    '& [role="row"]': {
      display: 'grid',
      gridTemplateColumns: 'var(--columns)',
      minWidth: 'var(--least-width)',
      height: 'var(--row-height)',
      lineHeight: 'calc(var(--row-height) - 1px)',
      borderTop: '1px solid transparent',
      boxShadow: `0 1px ${vars.palette.divider}`,
      '&:hover': { backgroundColor: vars.palette.action.hover },
    },
    '& [role="row"].header': {
      height: HEADER_HEIGHT,
      border: 0,
      borderBottom: `1px solid ${vars.palette.divider}`,
      boxShadow: 'none',
      background: 'none',
      lineHeight: `${String(HEADER_HEIGHT)}px`,
      fontWeight: 600,
      color: vars.palette.text.secondary,
    },
    '& [role="cell"], & [role="columnheader"]': {
      paddingInline: spacing(2),
      [breakpoints.up('sm')]: { paddingInline: spacing(3) },
      minWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& .numeric': { textAlign: 'right' },
    '& .numeric button': { justifyContent: 'flex-end' },
    '& [role="cell"]:has(> a)': { display: 'flex', alignItems: 'center' },
    '& [role="columnheader"] button': {
      display: 'flex',
      alignItems: 'center',
      gap: spacing(0.5),
      width: '100%',
      padding: 0,
      border: 0,
      background: 'none',
      font: 'inherit',
      color: 'inherit',
      cursor: 'pointer',
      outlineOffset: -2,
    },
  };
});
