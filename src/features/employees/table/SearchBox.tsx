import SearchIcon from '@mui/icons-material/Search';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { perTheme } from '../../../lib/perTheme';

interface SearchBoxProps {
  value: string;
  onChange: (text: string) => void;
}

/** MUI's outlined field to look at, in two elements: it is drawn again with every letter. */
const Field = styled('label')(
  perTheme(({ vars, typography, spacing }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: spacing(1),
    flex: '0 1 24rem',
    boxSizing: 'border-box',
    minWidth: 0,
    // With the text, for those who have it larger.
    padding: '7.5px 13px',
    border: `1px solid rgb(${vars.palette.common.onBackgroundChannel} / 0.23)`,
    borderRadius: vars.shape.borderRadius,
    color: vars.palette.action.active,
    cursor: 'text',
    '@media (hover: hover)': { '&:hover': { borderColor: vars.palette.text.primary } },
    '&:focus-within': {
      padding: '6.5px 12px',
      borderWidth: 2,
      borderColor: vars.palette.primary.main,
    },
    '& input': {
      ...typography.body1,
      flex: 1,
      minWidth: 0,
      height: '1.4375em',
      padding: 0,
      border: 0,
      outline: 0,
      background: 'none',
      color: vars.palette.text.primary,
      '&::placeholder': { color: vars.palette.text.secondary, opacity: 1 },
      '&::-webkit-search-decoration': { appearance: 'none' },
    },
  })),
);

const magnifier = <SearchIcon fontSize="small" />;

/** The text that the employees are filtered by, letter by letter. */
export const SearchBox = memo(function SearchBox({ value, onChange }: SearchBoxProps) {
  return (
    <Field>
      {magnifier}
      <input
        type="search"
        aria-label="Search employees"
        placeholder="Search employees..."
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
    </Field>
  );
});
