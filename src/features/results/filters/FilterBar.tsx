import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Employee } from '../../../api/contract';
import { FilterSheet } from '../../../components/controls/FilterSheet';
import { focusHeading } from '../../../components/page/focusHeading';
import { useI18n } from '../../../i18n/I18nContext';
import { FilterFields } from './FilterFields';
import { filterTexts } from './filterTexts';
import type { Filters } from '../address';

interface FilterBarProps {
  /** The answer to the search. */
  employees: readonly Employee[];
  filters: Filters;
  change: (change: Partial<Filters>) => void;
  /** The number of employees that match the filters; undefined until it is known. */
  count: number | undefined;
  /** Whether the fields are shown. */
  isOpen: boolean;
  onClose: () => void;
}

/** The fields of the filters, and a chip for each active filter. On a phone, the fields are in a sheet. */
export function FilterBar(props: FilterBarProps) {
  const { employees, filters, change, count, isOpen, onClose } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('sm'));
  const chips = filterTexts(i18n, filters);
  const none = Object.fromEntries(chips.map(({ name }) => [name, '']));
  const title = t('results.filters.filters');
  const fields = <FilterFields employees={employees} filters={filters} onChange={change} />;
  const remove = (removed: Partial<Filters>) => {
    change(removed);
    // The button is removed, so the heading gets the focus.
    focusHeading();
  };
  return (
    <Stack sx={{ gap: 1, px: { xs: 2, sm: 3 }, '&:not(:empty)': { pb: 1 } }}>
      {isPhone && (
        <FilterSheet
          open={isOpen}
          title={title}
          count={count}
          onClear={
            chips.length > 0
              ? () => {
                  change(none);
                }
              : undefined
          }
          onClose={onClose}
        >
          {fields}
        </FilterSheet>
      )}
      {!isPhone && isOpen && (
        <div role="group" aria-label={title}>
          {fields}
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
                remove(none);
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
