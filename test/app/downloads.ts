/** A file that the page has saved. */
export interface Download {
  name: string;
  content: Uint8Array;
}

/** Records the files that the test saves. jsdom has no downloads. */
export function watchDownloads(): () => Promise<Download[]> {
  const contents = new Map<string, Blob>();
  const saved: Promise<Download>[] = [];

  jest.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    if (!(content instanceof Blob)) throw new Error('The saved object is not a Blob');
    const url = `blob:${contents.size}`;
    contents.set(url, content);
    return url;
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const content = contents.get(this.getAttribute('href') ?? '');
    if (!content) throw new Error('The link has no object URL');
    const name = this.download;
    saved.push(content.arrayBuffer().then((bytes) => ({ name, content: new Uint8Array(bytes) })));
  });

  return () => Promise.all(saved);
}
