import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { OfferBar } from '../../components/page/OfferBar';

interface DraftOfferProps {
  /** The title of the dialog that the draft belongs to. */
  title: string;
  onContinue: () => void;
  onDiscard: () => void;
}

/** Offers a draft: unsaved text of a session that expired. */
export function DraftOffer({ title, onContinue, onDiscard }: DraftOfferProps) {
  return (
    <OfferBar label="Unsaved text">
      <Typography role="status" sx={{ flex: '1 1 16rem', overflowWrap: 'anywhere' }}>
        You have unsaved text: {title}
      </Typography>
      <Button variant="outlined" onClick={onContinue}>
        Continue
      </Button>
      <Button color="inherit" onClick={onDiscard}>
        Discard
      </Button>
    </OfferBar>
  );
}
