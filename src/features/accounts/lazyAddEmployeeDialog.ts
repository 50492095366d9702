import { lazyDialog } from '../../components/status/lazyComponent';

export const AddEmployeeDialog = lazyDialog(
  async () => (await import('./AddEmployeeDialog')).AddEmployeeDialog,
);
