import Box from '@mui/material/Box';
import { NOT_AVAILABLE } from '../lib/display';

type Tone = 'low' | 'fair' | 'good' | 'high';

/** Which part of the scale from 1 to 10 a score belongs to. */
export function scoreTone(score: number): Tone {
  if (score < 4) return 'low';
  if (score < 6) return 'fair';
  return score < 8 ? 'good' : 'high';
}

/** A score, in the colour of its part of the scale; 'N/A' where it is missing. */
export function ScoreBadge({ score }: { score: number | null | undefined }) {
  const missing = score === null || score === undefined;
  return (
    <Box
      component="span"
      sx={({ vars: { palette } }) => {
        const tone = missing
          ? { background: palette.action.hover, text: palette.text.secondary }
          : palette.score[scoreTone(score)];
        return {
          display: 'inline-block',
          minWidth: '2.75rem',
          maxWidth: '100%',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          verticalAlign: 'top',
          px: 1,
          py: 0.25,
          borderRadius: 99,
          fontWeight: 700,
          lineHeight: 1.5,
          textAlign: 'center',
          backgroundColor: tone.background,
          color: tone.text,
        };
      }}
    >
      {missing ? NOT_AVAILABLE : score}
    </Box>
  );
}
