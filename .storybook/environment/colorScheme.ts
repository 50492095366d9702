/** Chooses the colour scheme in the way of another tab, which the app follows. */
export function chooseColorScheme(newValue: 'light' | 'dark') {
  const key = 'mui-mode';
  localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}
