import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { flushSync } from 'react-dom';
import { DEMO_ACCOUNTS } from '../../mocks/demoAccounts';

/** Buttons that fill in and submit the surrounding sign-in form with a demo account. */
export function DemoAccounts() {
  const { setValues, submitForm, isSubmitting } = useFormikContext();
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography
        id={id}
        variant="caption"
        component="p"
        color="textSecondary"
        sx={{ mb: 0.75, textAlign: 'center' }}
      >
        Demo accounts
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {DEMO_ACCOUNTS.map(({ role, email, password }) => (
          <Button
            key={role}
            variant="outlined"
            color="inherit"
            size="small"
            disabled={isSubmitting}
            sx={{ flex: '1 0 auto', borderColor: 'divider', color: 'text.secondary' }}
            onClick={() => {
              // Formik sends the values of its last render.
              flushSync(() => {
                void setValues({ email, password }, false);
              });
              void submitForm();
            }}
          >
            {role}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
