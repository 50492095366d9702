import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import type { SxProps } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useI18n } from '../../../i18n/I18nContext';
import type { Employee } from '../../../api/contract';
import type { LoadCause } from '../../../api/http/loadFailure';
import { IconAction } from '../../../components/controls/IconAction';
import { Initials } from '../../../components/person/Initials';
import { Refusal } from '../../../components/status/Refusal';
import { employeeProfilePath, paths } from '../../../lib/url/paths';
import { usePeriodLinks } from '../../../lib/url/periodLink';
import { ScreenLink } from '../../../lib/url/ScreenLink';
import { isBlank } from '../../../domain/texts';

interface ComparedPerson {
  id: string;
  employee: Employee | undefined;
  /** Whether the person, or their evaluations, could not be read. */
  isFailed: boolean;
  /** The server's message if it has refused. It may be empty. */
  refusal: string | undefined;
  /** Why the person or the evaluations failed to load. */
  cause: LoadCause | undefined;
  /** Undefined where trying again would not help. */
  onRetry: (() => void) | undefined;
}

interface ComparedPeopleProps {
  people: readonly ComparedPerson[];
  /** Returns the name of a person, with what tells namesakes apart. */
  labelOf: (employee: Employee | undefined) => string;
  onAdd: (id: string) => void;
  onRemove: (id: string) => void;
  /** Undefined where no more people can be compared. */
  onAddPerson: (() => void) | undefined;
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  gap: 1.5,
  px: { xs: 2, sm: 3 },
  pb: 2.5,
  '& li': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 1.25,
    minWidth: 0,
    py: 0.75,
    paddingInlineStart: 1,
    paddingInlineEnd: 0.5,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
  },
  '& a': { color: 'inherit', fontWeight: 600, overflowWrap: 'anywhere' },
  '& a:not(.MuiButton-root)': {
    textDecoration: 'none',
    '@media (hover: hover)': { '&:hover': { textDecoration: 'underline' } },
  },
  '& small': { display: 'block', typography: 'caption', color: 'text.secondary' },
  '& li > div': { flex: 1, minWidth: 0 },
  '& [role="alert"]': { display: 'block', overflowWrap: 'anywhere', typography: 'body2' },
  '& li.actions': { p: 0, borderStyle: 'dashed', '& button': { alignSelf: 'stretch' } },
  // The button is aligned with the name.
  '& div button': { marginInlineStart: -0.625 },
} satisfies SxProps;

/** The compared people, each with buttons to evaluate and to remove them, and a button that adds a person. */
export function ComparedPeople(props: ComparedPeopleProps) {
  const { people, labelOf, onAdd, onRemove, onAddPerson } = props;
  const i18n = useI18n();
  const { t, display } = i18n;
  const withPeriod = usePeriodLinks();
  return (
    <List disablePadding sx={list} aria-label={t('compare.people')}>
      {people.map(({ id, employee, isFailed, refusal, cause, onRetry }) => (
        <li key={id}>
          <Initials name={employee?.name} id={id} />
          <div>
            {!employee && !isFailed && <Skeleton width="8rem" />}
            {employee && (
              <>
                <ScreenLink to={withPeriod(employeeProfilePath(id))}>
                  <bdi>{labelOf(employee)}</bdi>
                </ScreenLink>
                <small>{display(employee.position)}</small>
                <Button
                  size="small"
                  aria-label={
                    nameless(employee)
                      ? t('compare.addEvaluationForUnnamed')
                      : t('compare.addEvaluationFor', { name: labelOf(employee) })
                  }
                  onClick={() => {
                    onAdd(id);
                  }}
                >
                  {t('common.addEvaluation')}
                </Button>
              </>
            )}
            {isFailed && (
              <span role="alert">
                {refusal === undefined ? (
                  <>
                    <span>
                      {`${t(employee ? 'evaluations.unread' : 'compare.employeeNotFound')} `}
                    </span>
                    {cause && <small>{cause.text(i18n)}</small>}
                    {onRetry ? (
                      <Button size="small" onClick={onRetry}>
                        {t('failures.tryAgain')}
                      </Button>
                    ) : (
                      <Button size="small" component={Link} to={paths.home}>
                        {t('components.goHome')}
                      </Button>
                    )}
                  </>
                ) : (
                  <Refusal of="evaluations" message={refusal} />
                )}
              </span>
            )}
          </div>
          <IconAction
            label={
              nameless(employee)
                ? t('compare.removeUnnamed')
                : t('compare.remove', { name: labelOf(employee) })
            }
            icon={<CloseIcon fontSize="small" />}
            onClick={() => {
              onRemove(id);
            }}
          />
        </li>
      ))}
      {onAddPerson && (
        <li className="actions">
          <Button fullWidth startIcon={<AddIcon />} onClick={onAddPerson}>
            {t('compare.addPerson')}
          </Button>
        </li>
      )}
    </List>
  );
}

const nameless = (employee: Employee | undefined) => isBlank(employee?.name ?? '');
