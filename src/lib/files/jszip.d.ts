/** This is version 2, which is synchronous. */
declare module 'sheetjs-style/jszip.js' {
  export default class JSZip {
    constructor(content: ArrayBuffer);
    file(path: string): { asText(): string } | null;
    file(path: string, text: string): void;
    generate(options: { type: 'arraybuffer'; compression?: 'DEFLATE' }): ArrayBuffer;
  }
}
