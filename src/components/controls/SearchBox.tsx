import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Ref } from 'react';
import { useI18n } from '../../i18n/I18nContext';
import { SearchShortcutHint } from './SearchShortcutHint';

interface SearchBoxProps {
  ref: Ref<HTMLInputElement>;
  /** The accessible name. The placeholder is the same text with three dots. */
  label: string;
  value: string;
  /** Whether the key `/` focuses it. */
  hasShortcut: boolean;
  onChange: (text: string) => void;
}

/** A search field that filters a list with each typed letter. */
export function SearchBox(props: SearchBoxProps) {
  const { t } = useI18n();
  const { ref, label, value, hasShortcut, onChange } = props;
  return (
    <OutlinedInput
      type="search"
      inputRef={ref}
      inputProps={{ 'aria-label': label, 'aria-keyshortcuts': hasShortcut ? '/' : undefined }}
      placeholder={t('components.searchHint', { label })}
      value={value}
      onChange={(event) => {
        onChange(event.target.value);
      }}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon fontSize="small" />
        </InputAdornment>
      }
      endAdornment={hasShortcut && <SearchShortcutHint />}
      sx={{ flex: '0 1 24rem', minWidth: 0 }}
    />
  );
}
