/** Sets the colour scheme with a storage event, like another tab. MUI listens to it. */
export function chooseColorScheme(newValue: 'light' | 'dark') {
  const key = 'mui-mode';
  localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}
