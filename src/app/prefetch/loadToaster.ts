/** The code of the toasts. It is prefetched on every screen. */
export const loadToaster = async () => (await import('../../components/toasts/Toaster')).Toaster;
