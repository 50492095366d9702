/** The code of what stands around every main screen. */
export const frame = async () => (await import('../layout/AppLayout')).AppLayout;
