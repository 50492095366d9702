/** Saves a text as a file of the person. */
export function download(text: string, name: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the content after the click has returned.
  window.setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}
