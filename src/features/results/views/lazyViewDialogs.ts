import { lazyDialog } from '../../../components/status/lazyComponent';

/** One module for all dialogs: each lazy module shares more code with the screens (vite/appChunks.ts). */
const load = () => import('./ViewDialogs');

export const SaveViewDialog = lazyDialog(async () => (await load()).SaveViewDialog);
export const RenameViewDialog = lazyDialog(async () => (await load()).RenameViewDialog);
export const DeleteViewDialog = lazyDialog(async () => (await load()).DeleteViewDialog);
