import { lazyOverlay } from '../../components/status/lazyOverlay';

export const AddEmployeeDialog = lazyOverlay(
  async () => (await import('./AddEmployeeDialog')).AddEmployeeDialog,
);
