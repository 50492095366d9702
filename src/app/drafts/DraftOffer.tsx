import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { PageWidth } from '../../components/page/PageWidth';

interface DraftOfferProps {
  /** The title of the dialog that the draft belongs to. */
  title: string;
  onContinue: () => void;
  onDiscard: () => void;
}

/** Offers a draft: unsaved text of a session that expired. */
export function DraftOffer({ title, onContinue, onDiscard }: DraftOfferProps) {
  return (
    <PageWidth as="section" aria-label="Unsaved text">
      <Paper
        variant="outlined"
        sx={({ vars }) => ({
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          mt: { xs: 2, sm: 3 },
          p: 1.5,
          pl: 2,
          borderLeft: `4px solid ${vars.palette.primary.main}`,
        })}
      >
        <Typography role="status" sx={{ flex: '1 1 16rem', overflowWrap: 'anywhere' }}>
          You have unsaved text: {title}
        </Typography>
        <Button variant="outlined" onClick={onContinue}>
          Continue
        </Button>
        <Button color="inherit" onClick={onDiscard}>
          Discard
        </Button>
      </Paper>
    </PageWidth>
  );
}
