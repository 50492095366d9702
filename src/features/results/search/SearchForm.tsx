import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useRef, useState, type SubmitEvent } from 'react';
import { SearchShortcutHint } from '../../../components/controls/SearchShortcutHint';
import { useI18n } from '../../../i18n/I18nContext';
import { useSearchShortcut } from '../../../components/controls/searchShortcut';
import { toSearchText } from '../../../api/employees';

interface SearchFormProps {
  /** The text that was searched for; null before the first search. */
  searched: string | null;
  isSearching: boolean;
  onSearch: (text: string) => void;
}

/**
 * The form with the text to search for. After Back, the field shows the text of the address. The button starts the
 * search (specification, Results).
 */
export function SearchForm({ searched, isSearching, onSearch }: SearchFormProps) {
  const { t } = useI18n();
  const [text, setText] = useState(searched ?? '');
  const [previous, setPrevious] = useState(searched);
  const [lastSent, setLastSent] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const hasShortcut = useSearchShortcut(field);

  if (searched !== previous) {
    setPrevious(searched);
    // After a search by this form, the user may have typed more letters.
    if (searched !== lastSent) setText(searched ?? '');
    setLastSent(undefined);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const sent = toSearchText(text);
    setLastSent(sent);
    onSearch(sent);
  }

  return (
    <Box
      component="form"
      role="search"
      onSubmit={submit}
      sx={{
        position: 'relative',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        // On a phone, the whole placeholder has room beside the button.
        '& .MuiOutlinedInput-input, & > button': { px: { xs: 1.25, sm: 2 } },
        '& input:placeholder-shown::-webkit-search-cancel-button': { display: 'none' },
        flex: { xs: '1 1 100%', sm: '1 1 20rem' },
        maxWidth: { sm: '32rem' },
      }}
    >
      <OutlinedInput
        inputRef={field}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
        }}
        placeholder={t('results.searchHint')}
        inputProps={{
          'aria-label': t('results.searchLabel'),
          'aria-keyshortcuts': hasShortcut ? '/' : undefined,
          type: 'search',
        }}
        endAdornment={hasShortcut && <SearchShortcutHint />}
        sx={{ flex: '1 1 10rem' }}
      />
      <Button type="submit" variant="contained">
        {t('results.search')}
      </Button>
      {isSearching && (
        <LinearProgress
          aria-label={t('results.searching')}
          sx={{ position: 'absolute', insetInline: 0, bottom: -6 }}
        />
      )}
    </Box>
  );
}
