import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Employee } from '../../../api/contract';
import { focusHeading } from '../../../components/page/focusHeading';
import { useI18n } from '../../../i18n/I18nContext';
import { FilterFields } from './FilterFields';
import { filterTexts } from './filterTexts';
import type { Filters } from './parameters';

interface FilterBarProps {
  /** The answer to the search. */
  employees: readonly Employee[];
  filters: Filters;
  change: (change: Partial<Filters>) => void;
  /** Whether the fields are shown. */
  isOpen: boolean;
}

/** The fields of the filters, and a chip for each filter that is set. */
export function FilterBar({ employees, filters, change, isOpen }: FilterBarProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const chips = filterTexts(i18n, filters);
  const remove = (removed: Partial<Filters>) => {
    change(removed);
    // The button is removed.
    focusHeading();
  };
  return (
    <Stack sx={{ gap: 1.5, px: { xs: 2, sm: 3 }, pb: 2 }}>
      {isOpen && (
        <div role="group" aria-label={t('results.filters.filters')}>
          <FilterFields employees={employees} filters={filters} onChange={change} />
        </div>
      )}
      {chips.length > 0 && (
        <Typography variant="body2" sx={{ '@media screen': { display: 'none' } }}>
          {t('results.filters.printed', {
            filters: chips.map(({ text }) => text).join(t('results.filters.printedGap')),
          })}
        </Typography>
      )}
      {chips.length > 0 && (
        <Stack
          component="ul"
          className="actions"
          aria-label={t('results.filters.inUse')}
          direction="row"
          sx={{ flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
        >
          {chips.map(({ name, text }) => (
            <li key={name}>
              <Button
                size="small"
                variant="outlined"
                aria-label={t('results.filters.remove', { filter: text })}
                endIcon={<CloseIcon />}
                onClick={() => {
                  remove({ [name]: '' });
                }}
                sx={{ borderRadius: 4 }}
              >
                <span>{text}</span>
              </Button>
            </li>
          ))}
          <li>
            <Button
              size="small"
              onClick={() => {
                remove(Object.fromEntries(chips.map(({ name }) => [name, ''])));
              }}
            >
              {t('results.filters.clear')}
            </Button>
          </li>
        </Stack>
      )}
    </Stack>
  );
}
