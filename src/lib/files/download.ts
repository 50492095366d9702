/** Makes the browser save a file. */
export function download(content: Blob, fileName: string) {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser reads the content after `click` has returned.
  window.setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}
