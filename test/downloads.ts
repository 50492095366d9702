/** A file that the page gave to the browser to save. */
export interface Download {
  name: string;
  content: Uint8Array;
}

/** Catches what the running test saves; jsdom can neither save nor follow a link. */
export function watchDownloads(): () => Promise<Download[]> {
  const contents = new Map<string, Blob>();
  const saved: Promise<Download>[] = [];

  jest.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    if (!(content instanceof Blob)) throw new Error('What is saved is no Blob');
    const url = `blob:${contents.size}`;
    contents.set(url, content);
    return url;
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const content = contents.get(this.getAttribute('href') ?? '');
    if (!content) throw new Error('The link saves nothing');
    const name = this.download;
    saved.push(content.arrayBuffer().then((bytes) => ({ name, content: new Uint8Array(bytes) })));
  });

  return () => Promise.all(saved);
}
