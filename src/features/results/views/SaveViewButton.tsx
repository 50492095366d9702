import Button from '@mui/material/Button';
import { useState } from 'react';
import { SaveViewDialog } from './lazyViewDialogs';

/** Gives the address a name, under which the start of Results lists it. */
export function SaveViewButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        // On a phone it is in a row of its own.
        sx={{ marginInlineStart: 'auto' }}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Save view
      </Button>
      {isOpen && (
        <SaveViewDialog
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
