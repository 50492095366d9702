import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Employee } from '../../../api/contract';
import { employeeQueries } from '../../../api/employees';
import { failureCause } from '../../../api/http/loadFailure';
import { SearchBox } from '../../../components/controls/SearchBox';
import { ignoreSamePress } from '../../../components/forms/samePress';
import { Initials } from '../../../components/person/Initials';
import { LoadFailure } from '../../../components/status/LoadFailure';
import { Spinner } from '../../../components/status/Spinner';
import { useI18n } from '../../../i18n/I18nContext';
import { fold, searchWords } from '../../../lib/text/fold';

// The dialog keeps its height for any number of people.
const content = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  height: '28rem',
  '&&': { py: 1 },
  '& > .MuiInputBase-root': { flex: 'none' },
} satisfies SxProps;

const details = {
  m: 0,
  overflowWrap: 'anywhere',
  '& p > bdi': { display: 'block' },
} satisfies SxProps;

/** The maximum number of people that are listed. The user can search for others. */
const MAX_LISTED = 20;

interface AddPersonDialogProps {
  /** The ids of the people who are not offered. */
  except: readonly string[];
  onAdd: (id: string) => void;
  onClose: () => void;
}

/**
 * A dialog that searches for an employee by name or address. The position and the address beside each name distinguish
 * people with the same name.
 */
export function AddPersonDialog({ except, onAdd, onClose }: AddPersonDialogProps) {
  const { t, display } = useI18n();
  const [text, setText] = useState('');
  const { data, error, refetch } = useQuery(employeeQueries.list());
  const candidates = useMemo(
    () =>
      data?.employees
        .filter(({ _id }) => !except.includes(_id))
        .map((employee) => ({ employee, folded: foldedOf(employee) })),
    [data, except],
  );
  const words = searchWords(text);
  const matches = candidates?.filter(({ folded }) => words.every((word) => folded.includes(word)));
  useEffect(() => ignoreSamePress, []);
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose}>
      <DialogTitle>{t('compare.addPerson')}</DialogTitle>
      <DialogContent sx={content}>
        <SearchBox
          ref={focus}
          label={t('compare.addPersonSearch')}
          value={text}
          hasShortcut={false}
          onChange={setText}
        />
        {!matches &&
          (error ? (
            <LoadFailure
              text={t('employees.none')}
              cause={failureCause(error)}
              onRetry={() => void refetch()}
            />
          ) : (
            <Spinner label={t('components.loading')} />
          ))}
        {matches && (
          <>
            <List aria-label={t('compare.addPerson')} sx={{ overflowY: 'auto' }}>
              {matches.slice(0, MAX_LISTED).map(({ employee }) => {
                const { _id, name, position, email } = employee;
                return (
                  <li key={_id}>
                    <ListItemButton
                      sx={{ gap: 1.5, px: 1 }}
                      onClick={() => {
                        onAdd(_id);
                        onClose();
                      }}
                    >
                      <Initials name={name} id={_id} />
                      <ListItemText
                        primary={<bdi>{display(name)}</bdi>}
                        secondary={[position, email].map((detail, index) => (
                          <bdi key={index}>{detail}</bdi>
                        ))}
                        sx={details}
                      />
                    </ListItemButton>
                  </li>
                );
              })}
            </List>
            <Typography role="status" variant="body2" color="textSecondary">
              {matches.length === 0 && <span>{t('compare.addPersonNobody')}</span>}
              {matches.length > MAX_LISTED && <span>{t('compare.addPersonMore')}</span>}
            </Typography>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('forms.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Focuses the field when it is mounted, which is after the dialog's own effects. */
const focus = (field: HTMLInputElement | null) => field?.focus();

const foldedOf = ({ name, email, position }: Employee) =>
  fold([name, email, position].filter(Boolean).join('\n'));
