import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlankRounded';
import CheckBoxIcon from '@mui/icons-material/CheckBoxRounded';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import IndeterminateCheckBoxIcon from '@mui/icons-material/IndeterminateCheckBoxRounded';
import type { ThemeOptions } from '@mui/material/styles';
import { CONTROL_HEIGHT } from '../../components/controls/controlHeight';
import { buttons } from './buttons';

/** The style of a field of one line. Typed text has its own direction, and is aligned with the start of the page. */
const typedText = {
  unicodeBidi: 'plaintext',
  // oxlint-disable-next-line direction/no-restricted-syntax -- `start` is that of the text; a page from right to left exchanges left and right
  textAlign: 'left',
} as const;

/** The space in pixels between the edge of a field and its text, or its icon at the end. */
const INSET = 12;

/** The space for the arrow of a select. It is in rem, like the arrow. */
const arrowSpace = { '--_caret': '2.25rem' };

/** A quarter of the icon is empty on each side of the arrow. */
const arrow = { insetInlineEnd: `calc(${INSET}px - 0.3125rem)`, fontSize: '1.25rem' };

/** The styles of MUI's buttons, inputs, menus and chips. */
export const controls: ThemeOptions['components'] = {
  ...buttons,
  MuiFormLabel: {
    styleOverrides: { root: { fontSize: '0.875rem', fontWeight: 600, marginBottom: 6 } },
  },
  MuiFormControlLabel: {
    defaultProps: {
      slotProps: { typography: { variant: 'body2', color: 'textSecondary', noWrap: true } },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 0 } } },
  MuiInputBase: {
    // The keyframes are in `page.ts`.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      root: ({ theme: { typography } }) => typography.body2,
      input: ({ theme: { vars } }) => ({
        '&:is(input)': typedText,
        // An empty text has the direction of the page.
        '&:is(textarea):not([data-empty])': { unicodeBidi: 'plaintext' },
        '&:placeholder-shown': {
          textOverflow: 'ellipsis',
          // The browser would reserve space for it.
          '&::-webkit-search-cancel-button': { display: 'none' },
        },
        '&::placeholder': {
          color: vars.palette.text.secondary,
          opacity: 1,
          // The text is smaller if enlarged text would not fit into a field on a phone.
          fontSize: 'min(1em, 5vw)',
        },
      }),
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: {
        minWidth: 'min(14rem, calc(100vw - 2rem))',
        maxWidth: 'min(24rem, calc(100vw - 2rem))',
      },
      list: { '& .MuiDivider-root': { marginBlock: 8 } },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        minHeight: 40,
        fontSize: '0.875rem',
        whiteSpace: 'normal',
        // The active link leads to the screen that is shown.
        '&.active': { color: vars.palette.primary.main, fontWeight: 600 },
        // The menu clips an outline that is drawn outside of its items.
        '&.Mui-focusVisible': { outlineOffset: -2 },
        '& .MuiListItemIcon-root': { minWidth: '2.25rem' },
      }),
    },
  },
  MuiListSubheader: {
    defaultProps: { disableSticky: true },
    styleOverrides: {
      root: {
        paddingBlock: 4,
        fontSize: '0.75rem',
        fontWeight: 600,
        lineHeight: 1.5,
        backgroundColor: 'transparent',
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        minHeight: CONTROL_HEIGHT,
        backgroundColor: vars.palette.background.paper,
        variants: [
          {
            props: ({ startAdornment }) => Boolean(startAdornment),
            style: { paddingInlineStart: INSET },
          },
          {
            props: ({ endAdornment }) => Boolean(endAdornment),
            style: { '--_trailingPad': `${INSET}px` },
          },
          { props: { multiline: true }, style: { '&&': { paddingInline: INSET } } },
        ],
      }),
      input: {
        // A field beside an icon has no padding.
        '.MuiInputBase-root:not(.MuiInputBase-adornedStart, .MuiInputBase-multiline) > &': {
          paddingInlineStart: INSET,
        },
        '.MuiInputBase-root:not(.MuiInputBase-adornedEnd, .MuiInputBase-multiline) > &:is(input)': {
          paddingInlineEnd: INSET,
        },
        '&:not(textarea)': { boxSizing: 'border-box', height: CONTROL_HEIGHT, paddingBlock: 0 },
      },
    },
  },
  MuiSelect: {
    defaultProps: { size: 'small', IconComponent: ExpandMoreIcon },
    styleOverrides: {
      select: { ...arrowSpace, '&&': { lineHeight: CONTROL_HEIGHT } },
      icon: { ...arrow, top: 'calc(50% - 0.5em)' },
    },
  },
  MuiNativeSelect: {
    defaultProps: { IconComponent: ExpandMoreIcon },
    styleOverrides: { select: arrowSpace, icon: arrow },
  },
  MuiCheckbox: {
    defaultProps: {
      icon: <CheckBoxOutlineBlankIcon />,
      checkedIcon: <CheckBoxIcon />,
      indeterminateIcon: <IndeterminateCheckBoxIcon />,
    },
    // The box is three quarters of its icon: 18 px.
    styleOverrides: { root: { '& .MuiSvgIcon-root': { fontSize: '1.5rem' } } },
  },
  MuiChip: {
    defaultProps: { size: 'small', variant: 'outlined' },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        maxWidth: '100%',
        height: 'auto',
        borderColor: vars.palette.divider,
        borderRadius: 7,
        color: 'inherit',
        fontSize: '0.75rem',
        fontWeight: 500,
        lineHeight: 1.5,
      }),
      label: { paddingBlock: 1, paddingInline: 8 },
    },
  },
};
