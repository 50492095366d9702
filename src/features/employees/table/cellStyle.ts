import type { CSSObject, Theme } from '@mui/material/styles';
import { ACTION, NARROW_NAME } from './columns';

/** How the plain elements in the cells look, in the grid and in what stands in its place. */
export const cellStyle = ({ vars, typography }: Theme): CSSObject => ({
  [`& .${ACTION}`]: {
    ...typography.button,
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    marginInline: '-10px 14px',
    padding: '6px 10px',
    border: 0,
    borderRadius: 8,
    background: 'none',
    color: vars.palette.primary.main,
    fontSize: '0.8125rem',
    lineHeight: 1.75,
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover': { backgroundColor: `rgb(${vars.palette.primary.mainChannel} / 0.08)` },
  },
  // A block, so that a name which runs from right to left is cut at its own end.
  '& bdi[title]': {
    display: 'block',
    width: 'fit-content',
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  [`& .${NARROW_NAME}`]: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    height: '100%',
    lineHeight: 1.55,
    '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > bdi': { alignSelf: 'flex-start', maxWidth: '100%', fontWeight: 600 },
    '& small': { fontSize: '0.75rem', color: vars.palette.text.secondary },
  },
});
