import type { CSSObject } from '@mui/material/styles';

export interface Colors {
  [name: string]: string | Colors;
}

/** Returns CSS variables as MUI names them. */
function variables(colors: Colors, prefix: string): [name: string, color: string][] {
  return Object.entries(colors).flatMap(([name, color]) =>
    typeof color === 'string'
      ? [[`${prefix}-${name}`, color]]
      : variables(color, `${prefix}-${name}`),
  );
}

/** Returns the styles for paper, without controls and in the colours of the light scheme. */
export const printed = (light: Colors): CSSObject => ({
  ':root[data-color-scheme]': {
    ...Object.fromEntries(variables(light, '--mui-palette')),
    colorScheme: 'light',
  },
  body: { backgroundColor: 'transparent' },
  main: { padding: '0 !important' },
  [`button, .icon-action, .MuiIconButton-root, .MuiButton-root, .MuiPagination-root, form, input, label:has(input), .actions,
    .notistack-SnackbarContainer, .MuiDataGrid-toolbar, .MuiTablePagination-root`]: {
    display: 'none !important',
  },
  a: { color: 'inherit !important', textDecoration: 'none !important' },
  'h1, h2, h3': { breakAfter: 'avoid' },
  svg: { breakInside: 'avoid' },
  thead: { display: 'table-header-group' },
  'li, [role="listitem"], tr': { breakInside: 'avoid' },
  // This many lines of a long text stay together.
  'p, td': { orphans: 3, widows: 3 },
  // Skeletons get a border, because backgrounds are not printed.
  '.MuiSkeleton-root': {
    height: 'auto !important',
    transform: 'none',
    '&::after': { content: '"…"', position: 'static' },
  },
});
