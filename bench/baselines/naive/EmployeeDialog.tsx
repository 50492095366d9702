import MenuItem from '@mui/material/MenuItem';
import { number, object, string } from 'yup';
import { Field, FormDialog } from './FormDialog';

const schema = object({
  name: string().required('Name is required'),
  email: string().email('Invalid email address').required('Invalid email address'),
  age: number().min(18, 'Age must be 18 or older').required('Age is required'),
  password: string().min(6, 'Password must be at least 6 characters long').required(),
  role: string().oneOf(['Admin', 'Manager', 'Employee']).required(),
});

const INITIAL = { name: '', email: '', age: '', password: '', role: 'Employee' };

export function EmployeeDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <FormDialog
      open={open}
      title="Add New Employee"
      path="/api/auth/register"
      saved="Employee saved successfully"
      initialValues={INITIAL}
      validationSchema={schema}
      onClose={onClose}
    >
      <Field name="name" label="Name" />
      <Field name="email" label="Email" type="email" />
      <Field name="age" label="Age" />
      <Field name="password" label="Password" type="password" />
      <Field name="role" label="Role" select>
        {['Admin', 'Manager', 'Employee'].map((role) => (
          <MenuItem key={role} value={role}>
            {role}
          </MenuItem>
        ))}
      </Field>
    </FormDialog>
  );
}
