import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import { download } from '../../src/lib/files/download';
import { tokensFile } from './tokensFile';

/** A button that downloads all tokens as a file for design tools. */
export function DownloadTokens() {
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      sx={{ alignSelf: 'flex-start' }}
      onClick={() => {
        const json = JSON.stringify(tokensFile(), null, 2);
        download(new Blob([json], { type: 'application/json' }), 'tokens.json');
      }}
    >
      Download all tokens (W3C format)
    </Button>
  );
}
