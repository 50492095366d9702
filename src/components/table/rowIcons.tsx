/** The attributes of MUI's icons. Their size and colour are in app/theme/rows.ts. */
const icon = (shape: string) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden focusable="false">
    <path d={shape} />
  </svg>
);

// Icons of rows, as plain elements: a list has some of them in every row. The shapes are those of Material Icons (Google,
// Apache License 2.0), which `@mui/icons-material` has, too.

/** AddchartOutlined */
export const addEvaluationIcon = icon(
  'M22 5v2h-3v3h-2V7h-3V5h3V2h2v3zm-3 14H5V5h6V3H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2v-6h-2zm-4-6v4h2v-4zm-4 4h2V9h-2zm-2 0v-6H7v6z',
);

/** PersonOutlined */
export const profileIcon = icon(
  'M12 6c1.1 0 2 .9 2 2s-.9 2-2 2-2-.9-2-2 .9-2 2-2m0 10c2.7 0 5.8 1.29 6 2H6c.23-.72 3.31-2 6-2m0-12C9.79 4 8 5.79 8 8s1.79 4 4 4 4-1.79 4-4-1.79-4-4-4m0 10c-2.67 0-8 1.34-8 4v2h16v-2c0-2.66-5.33-4-8-4',
);

/** Person */
export const personIcon = icon(
  'M12 12c2.21 0 4-1.79 4-4s-1.79-4-4-4-4 1.79-4 4 1.79 4 4 4m0 2c-2.67 0-8 1.34-8 4v2h16v-2c0-2.66-5.33-4-8-4',
);
