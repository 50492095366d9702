import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Employee } from '../../../api/contract';
import { focusHeading } from '../../../components/page/focusHeading';
import { displayCount } from '../../../lib/text/display';
import { FilterFields } from './FilterFields';
import { FilterReader } from './FilterReader';
import { filterTexts } from './filterTexts';
import { NO_FILTERS, type Filters } from './parameters';
import type { useFilters } from './useFilters';

interface FilterBarProps extends Pick<
  ReturnType<typeof useFilters>,
  'filters' | 'unread' | 'isReading' | 'readKey' | 'onRead' | 'retry' | 'change'
> {
  /** Everybody found. */
  employees: readonly Employee[];
  /** Whether the fields are shown. */
  isOpen: boolean;
}

/** The fields of the filters, a chip for each that is set, and the progress of what they need. */
export function FilterBar(props: FilterBarProps) {
  const { employees, filters, unread, isReading, isOpen, readKey, onRead, retry, change } = props;
  const chips = filterTexts(filters);
  const remove = (removed: Partial<Filters>) => {
    change(removed);
    // The button goes.
    focusHeading();
  };
  if (!isOpen && chips.length === 0) return null;
  return (
    <Stack sx={{ gap: 1.5, px: { xs: 2, sm: 3 }, pb: 2 }}>
      {isOpen && (
        <div role="group" aria-label="Filters">
          <FilterFields employees={employees} filters={filters} onChange={change} />
        </div>
      )}
      {chips.length > 0 && (
        <Typography variant="body2" sx={{ '@media screen': { display: 'none' } }}>
          Filters: {chips.map(({ text }) => text).join('; ')}
        </Typography>
      )}
      {chips.length > 0 && (
        <Stack
          component="ul"
          className="actions"
          aria-label="Filters in use"
          direction="row"
          sx={{ flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
        >
          {chips.map(({ name, text }) => (
            <li key={name}>
              <Button
                size="small"
                variant="outlined"
                aria-label={`Remove filter ${text}`}
                endIcon={<CloseIcon />}
                onClick={() => {
                  remove({ [name]: '' });
                }}
                sx={{ borderRadius: 4 }}
              >
                {text}
              </Button>
            </li>
          ))}
          <li>
            <Button
              size="small"
              onClick={() => {
                remove(NO_FILTERS);
              }}
            >
              Clear filters
            </Button>
          </li>
        </Stack>
      )}
      {isReading && (
        <FilterReader
          key={readKey}
          employees={employees}
          filters={filters}
          onRead={onRead}
          onCancel={() => {
            remove({ evaluations: '', average: '', before: '' });
          }}
        />
      )}
      {unread > 0 && (
        <Typography variant="body2" role="status">
          {unread === 1 ? '1 person' : `${displayCount(unread)} people`} could not be read.{' '}
          <Button size="small" onClick={retry}>
            Try again
          </Button>
        </Typography>
      )}
    </Stack>
  );
}
