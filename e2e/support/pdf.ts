import type { Page } from '@playwright/test';

/** Returns the texts of each page of the document that a user would print. */
export async function printed(page: Page, format: 'A4' | 'Letter'): Promise<string[]> {
  const bytes = await page.pdf({ format });
  // pdfjs replaces both functions for the whole process. Its versions take 25 times as long, and Playwright calls them
  // for each message to the browser.
  const { parse, stringify } = JSON;
  try {
    return await textsOf(new Uint8Array(bytes));
  } finally {
    Object.assign(JSON, { parse, stringify });
  }
}

/** Returns the texts of each page of a PDF document. */
async function textsOf(data: Uint8Array): Promise<string[]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return texts.map((text) => text.replace(/\s+/g, ' '));
}

/** Removes blanks, because texts may break anywhere. */
export const squeezed = (text: string) => text.replace(/\s/g, '');
