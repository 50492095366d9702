import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { memo } from 'react';

interface SearchBoxProps {
  value: string;
  onChange: (text: string) => void;
}

const magnifier = (
  <InputAdornment position="start">
    <SearchIcon fontSize="small" />
  </InputAdornment>
);

/** The text that the employees are filtered by, letter by letter. */
export const SearchBox = memo(function SearchBox({ value, onChange }: SearchBoxProps) {
  return (
    <OutlinedInput
      value={value}
      onChange={(event) => {
        onChange(event.target.value);
      }}
      placeholder="Search employees..."
      inputProps={{ 'aria-label': 'Search employees', type: 'search' }}
      startAdornment={magnifier}
      sx={{ flex: '0 1 24rem' }}
    />
  );
});
