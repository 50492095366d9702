import { getContrastRatio } from '@mui/material/styles';

/** The contrast of an element's text on its background, as the browser has computed them: from 1 to 21. */
export function measuredContrast(element: Element): number {
  const { color, backgroundColor } = getComputedStyle(element);
  return getContrastRatio(toRgb(color), toRgb(backgroundColor));
}

/** A computed colour may be in any colour space. A canvas draws it as the screen does. */
function toRgb(colour: string): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${String(red)}, ${String(green)}, ${String(blue)})`;
}
