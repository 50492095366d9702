import SearchIcon from '@mui/icons-material/Search';
import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import { typedText } from '../forms/typedText';
import { useI18n } from '../../i18n/I18nContext';
import { SearchShortcutHint } from './SearchShortcutHint';

interface SearchBoxProps {
  ref: Ref<HTMLInputElement>;
  /** The accessible name, and with three dots the placeholder. */
  label: string;
  value: string;
  /** Whether the key `/` focuses it. */
  hasShortcut: boolean;
  onChange: (text: string) => void;
}

/** Looks like MUI's outlined field, whose code would be 4 KB more for Home and 17 KB for the sign-in. */
const Field = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: '0 1 24rem',
  boxSizing: 'border-box',
  minWidth: 0,
  // The height follows the size of the text.
  padding: '7.5px 13px',
  border: '1px solid rgb(var(--mui-palette-common-onBackgroundChannel) / 0.23)',
  borderRadius: 'var(--mui-shape-borderRadius)',
  color: 'var(--mui-palette-action-active)',
  cursor: 'text',
  '@media (hover: hover)': { '&:hover': { borderColor: 'var(--mui-palette-text-primary)' } },
  '&:focus-within': {
    padding: '6.5px 12px',
    borderWidth: 2,
    borderColor: 'var(--mui-palette-primary-main)',
  },
  '@media (forced-colors: active)': {
    '&:focus-within': { outline: '2px solid CanvasText', outlineOffset: 2 },
  },
  '& input': {
    font: 'var(--mui-font-body1)',
    flex: 1,
    minWidth: 0,
    height: '1.4375em',
    padding: 0,
    border: 0,
    outline: 0,
    ...typedText,
    background: 'none',
    color: 'var(--mui-palette-text-primary)',
    '&::placeholder': {
      color: 'var(--mui-palette-text-secondary)',
      opacity: 1,
      fontSize: 'min(1em, 5vw)',
    },
    '&::-webkit-search-decoration': { appearance: 'none' },
  },
});

/** The field for a search text that filters a list with each letter. */
export function SearchBox(props: SearchBoxProps) {
  const { t } = useI18n();
  const { ref, label, value, hasShortcut, onChange } = props;
  return (
    <Field>
      <SearchIcon fontSize="small" />
      <input
        ref={ref}
        type="search"
        aria-label={label}
        aria-keyshortcuts={hasShortcut ? '/' : undefined}
        placeholder={t('components.searchHint', { label })}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
      {hasShortcut && <SearchShortcutHint />}
    </Field>
  );
}
