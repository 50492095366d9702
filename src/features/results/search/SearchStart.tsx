import CompareIcon from '@mui/icons-material/GridViewOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PersonSearchIcon from '@mui/icons-material/PersonSearchOutlined';
import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { focusHeading } from '../../../components/page/focusHeading';
import { truncated } from '../../../components/table/truncated';
import { useI18n } from '../../../i18n/I18nContext';
import { addRecentSearch, recentSearches } from './recentSearches';

/** The maximum number of characters of a text that are shown. CSS cuts a text that does not fit. */
const MAX_LENGTH = 100;

const start = {
  display: 'grid',
  // A long text is cut.
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 34rem) minmax(0, 22rem)' },
  rowGap: 4,
  columnGap: 8,
  px: { xs: 2, sm: 3 },
  pt: 2,
  pb: { xs: 4, sm: 5 },
  '& .actions': { display: 'grid', alignContent: 'start', gap: 2 },
  '& .actions > p': {
    typography: 'body1',
    display: 'flex',
    gap: 2,
    m: 0,
    color: 'text.secondary',
  },
  '& .actions svg': { flex: 'none', color: 'primary.main' },
  '& h2': { typography: 'body2', m: 0, fontWeight: 600, color: 'text.secondary' },
  '& ul': { m: 0, mt: 1, p: 0, listStyle: 'none' },
  '& a': {
    display: 'block',
    px: 1.5,
    py: 1,
    mx: -1.5,
    borderRadius: 1,
    color: 'primary.main',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '& bdi': truncated,
    '&:focus-visible': { outlineOffset: -2 },
    '@media (hover: hover)': { '&:hover': { bgcolor: 'action.hover' } },
  },
} satisfies SxProps;

/** The content before the first search. It says what a search does, and lists the last searches in this tab. */
export function SearchStart() {
  const { t } = useI18n();
  const [searches] = useState(recentSearches);
  const recentId = useId();
  return (
    <Box sx={start}>
      <div className="actions">
        <p>
          <PersonSearchIcon />
          {t('results.start.search')}
        </p>
        <p>
          <CompareIcon />
          {t('results.start.compare')}
        </p>
        <p>
          <DownloadIcon />
          {t('results.start.export')}
        </p>
      </div>
      {searches.length > 0 && (
        <nav aria-labelledby={recentId}>
          <h2 id={recentId}>{t('results.start.recent')}</h2>
          <ul>
            {searches.map((text) => (
              <li key={text}>
                <Link
                  to={{ search: `?${new URLSearchParams({ q: text })}` }}
                  onClick={() => {
                    addRecentSearch(text);
                    // The link is removed with its section, so the heading gets the focus.
                    focusHeading();
                  }}
                >
                  <bdi>{text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Box>
  );
}
