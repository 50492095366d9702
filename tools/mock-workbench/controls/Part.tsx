import { styled } from '@mui/material/styles';

/** The parts of a tab, beside each other where there is room. */
export const Parts = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(21rem, 100%), 1fr))',
  gap: spacing(3, 4),
  padding: spacing(2),
}));

/** A heading with rows of fields and buttons. */
export const Part = styled('section')(({ theme: { typography, spacing } }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: spacing(1),
  minInlineSize: 0,
  '& h2': { ...typography.subtitle2, fontWeight: 600, margin: 0 },
  '& > div:not(:empty), & form > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: spacing(1),
  },
  '& > div > p': { alignSelf: 'center' },
  '& form': { display: 'flex', flexDirection: 'column', gap: spacing(1) },
}));
