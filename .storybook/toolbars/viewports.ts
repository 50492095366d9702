const WIDTHS = [320, 375, 768, 1280, 1920];

/** The widths at which designs are reviewed. */
export const VIEWPORTS = Object.fromEntries(
  WIDTHS.map((width) => [
    String(width),
    {
      name: `${width} px`,
      styles: { width: `${width}px`, height: width < 768 ? '720px' : '900px' },
      type: width < 768 ? 'mobile' : width < 1280 ? 'tablet' : 'desktop',
    },
  ]),
);
