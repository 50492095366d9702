import { lazyOverlay } from '../../../components/status/lazyOverlay';

/** One module for all dialogs: each lazy module shares more code with the screens (vite/appChunks.ts). */
const load = () => import('./ViewDialogs');

export const SaveViewDialog = lazyOverlay(async () => (await load()).SaveViewDialog);
export const RenameViewDialog = lazyOverlay(async () => (await load()).RenameViewDialog);
export const DeleteViewDialog = lazyOverlay(async () => (await load()).DeleteViewDialog);
