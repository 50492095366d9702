import { lazyDialog } from '../../components/controls/lazyDialog';

export const AddEmployeeDialog = lazyDialog(
  async () => (await import('./AddEmployeeDialog')).AddEmployeeDialog,
);
