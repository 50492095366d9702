/** The `dir` of a field: that of the text in it. While it is empty, its placeholder has the direction of the page. */
export const typedDirection = (text: string) => (text === '' ? undefined : 'auto');
