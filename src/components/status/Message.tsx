import { styled } from '@mui/material/styles';

/**
 * A message in the place of content: an icon in a `span`, a text in a `p`, more in a `small`, and what can be done. With the role `alert`
 * it looks like a failure.
 */
export const Message = styled('div')(({ theme: { vars, typography, spacing } }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: spacing(2),
  padding: spacing(6, 2),
  textAlign: 'center',
  // A table of employees does not wrap its texts.
  whiteSpace: 'normal',
  '& p': { ...typography.body1, margin: 0, color: vars.palette.text.secondary },
  '& small': { ...typography.body2, color: vars.palette.text.secondary },
  '& > span': {
    display: 'flex',
    padding: spacing(1.5),
    borderRadius: '50%',
    color: vars.palette.text.secondary,
    backgroundColor: vars.palette.action.hover,
  },
  '&[role="alert"]': {
    '& p': { color: vars.palette.text.primary, fontWeight: 500 },
    '& > span': {
      color: vars.palette.error.main,
      backgroundColor: `color-mix(in srgb, ${vars.palette.error.main} 12%, transparent)`,
    },
  },
}));
