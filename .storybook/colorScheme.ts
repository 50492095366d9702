/** Sets the colour scheme as another tab does: MUI follows the storage event. */
export function chooseColorScheme(newValue: 'light' | 'dark') {
  const key = 'mui-mode';
  localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}
