import CompareIcon from '@mui/icons-material/GridViewOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PersonSearchIcon from '@mui/icons-material/PersonSearchOutlined';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { focusHeading } from '../../../components/page/focusHeading';
import { cutText } from '../../../components/table/cutText';
import { useI18n } from '../../../i18n/I18nContext';
import { keepSearch, recentSearches } from './recentSearches';

/** The most characters of a text that is shown. CSS cuts a text that does not fit. */
const LENGTH = 100;

const Root = styled('div')(({ theme: { vars, typography, breakpoints, spacing } }) => ({
  display: 'grid',
  // A long text is cut.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(4),
  padding: spacing(2, 2, 4),
  [breakpoints.up('sm')]: { padding: spacing(2, 3, 5) },
  [breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 34rem) minmax(0, 22rem)',
    columnGap: spacing(8),
  },
  '& .actions': { display: 'grid', alignContent: 'start', gap: spacing(2) },
  '& .actions > p': {
    ...typography.body1,
    display: 'flex',
    gap: spacing(2),
    margin: 0,
    color: vars.palette.text.secondary,
  },
  '& .actions svg': { flex: 'none', color: vars.palette.primary.main },
  '& h2': { ...typography.body2, margin: 0, fontWeight: 600, color: vars.palette.text.secondary },
  '& ul': { margin: spacing(1, 0, 0), padding: 0, listStyle: 'none' },
  '& a': {
    display: 'block',
    padding: spacing(1, 1.5),
    marginInline: spacing(-1.5),
    borderRadius: vars.shape.borderRadius,
    color: vars.palette.primary.main,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '& bdi': cutText,
    '&:focus-visible': { outlineOffset: -2 },
    '@media (hover: hover)': { '&:hover': { backgroundColor: vars.palette.action.hover } },
  },
}));

/** Before a search: what can be done, and the last searches of this tab. */
export function SearchStart() {
  const { t } = useI18n();
  const [searches] = useState(recentSearches);
  const recentId = useId();
  return (
    <Root>
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
                    keepSearch(text);
                    // The link is removed with its section.
                    focusHeading();
                  }}
                >
                  <bdi>{text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Root>
  );
}
