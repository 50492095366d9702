import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Feedback } from '../../../api/contract';
import { LocalDate } from '../../../components/text/LocalDate';
import { display } from '../../../lib/text/display';

/** Feedback on an evaluation, in a scrollable list of at most 18rem (spec section 9). */
export function FeedbackList({ feedbacks }: { feedbacks: Feedback[] }) {
  if (feedbacks.length === 0) {
    return (
      <Typography color="textSecondary">No feedbacks available for this evaluation.</Typography>
    );
  }
  return (
    <Box
      component="ul"
      aria-label="Feedbacks"
      // A keyboard can scroll only what takes the focus.
      tabIndex={0}
      sx={{
        m: 0,
        p: 0,
        maxHeight: '18rem',
        overflowY: 'auto',
        listStyle: 'none',
        '@media print': { maxHeight: 'none' },
      }}
    >
      {feedbacks.map(({ feedback, createdAt }, index) => (
        <Box
          component="li"
          key={index}
          sx={({ vars }) => ({
            py: 1.5,
            '&:first-of-type': { pt: 0 },
            '& + &': { borderTop: `1px solid ${vars.palette.divider}` },
          })}
        >
          <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {display(feedback)}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            Created At: <LocalDate iso={createdAt} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
