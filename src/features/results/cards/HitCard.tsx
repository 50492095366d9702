import Chip from '@mui/material/Chip';
import AddchartIcon from '@mui/icons-material/AddchartOutlined';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Employee } from '../../../api/contract';
import { IconAction } from '../../../components/controls/IconAction';
import { FIRST_ACTION, firstActionAsText } from '../../../components/table/firstAction';
import { truncated } from '../../../components/table/truncated';
import { rowLinkProps, ROW_LINK } from '../../../components/table/rows';
import { Marked } from '../../../components/text/Marked';
import { atLeast, below, BREAKPOINTS, SMALLEST } from '../../../components/page/breakpoints';
import { toRem } from '../../../components/page/lengths';
import { Initials, personStyle } from '../../../components/person/Initials';
import { useI18n } from '../../../i18n/I18nContext';
import { roleText } from '../../../i18n/roleText';
import { wordsToMark } from '../../../lib/text/matches';
import { employeeProfilePath } from '../../../lib/url/paths';
import { ChooseCheckbox } from '../chosen/ChooseCheckbox';
import { EmployeeStatistics } from '../statistics/EmployeeStatistics';
import { StatisticsSummary } from '../statistics/StatisticsSummary';

interface HitCardProps {
  employee: Employee;
  /** The folded words of the search, which are marked. */
  words: string[];
  /** Its position among all cards, from 1. Not all cards are rendered, so a screen reader cannot count them. */
  position: number;
  of: number;
  /** Whether it is in the window. Some cards above and below are rendered too. */
  isInView: boolean;
  /** Whether it shows the statistics. */
  isOpen: boolean;
  onToggle: () => void;
  onEvaluate: (employee: Employee) => void;
}

/** Pixels at the default font size. A card is higher with a long name, and with statistics. */
export const CARD_HEIGHT = 168;

const Root = styled(Card)({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: toRem(CARD_HEIGHT),
  padding: '12px 16px',
  cursor: 'pointer',
  '@media (hover: hover)': {
    '&:hover:not(:has(:is(button, input):hover))': {
      borderColor: 'var(--mui-palette-primary-main)',
      boxShadow: '0 2px 10px rgb(var(--mui-palette-primary-mainChannel) / 0.12)',
      '& a': { textDecoration: 'underline' },
    },
  },
  // The link covers the card. Buttons, and texts that can be selected, are above it.
  '& a::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    // The radius inside the border.
    borderRadius: 'calc(var(--mui-shape-borderRadius) - 1px)',
  },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': {
    outline: '2px solid var(--mui-palette-primary-main)',
    outlineOffset: -2,
  },
  ...firstActionAsText,
  '& .person': { ...personStyle, alignItems: 'flex-start' },
  '& .title': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 8,
    // The lines below the name go below the checkbox, too.
    paddingInlineEnd: '2rem',
  },
  [`@media ${below(SMALLEST)}`]: {
    '& .title': { display: 'block', paddingInlineEnd: 0 },
    '& h2': { paddingInlineEnd: '2rem' },
  },
  // The role is beside the address, where both have room: most cards are then equally high.
  [`@media screen and ${atLeast(BREAKPOINTS.sm)}`]: {
    '& .facts': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, auto) 1fr',
      alignItems: 'center',
      columnGap: 8,
    },
    '& .title': { display: 'contents' },
    '& :is(h2, .facts > :last-child)': { gridColumn: '1 / -1', paddingInlineEnd: '2rem' },
    '& .title > bdi': { gridArea: '2 / 2', justifySelf: 'start' },
    '& .facts .selectable': { ...truncated, whiteSpace: 'nowrap' },
    '& .facts wbr': { display: 'none' },
  },
  '& .MuiCheckbox-root': { position: 'absolute', top: 12, insetInlineEnd: 16 },
  '& .footer': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 4,
    marginTop: 'auto',
    paddingTop: 8,
    // Beside it is room for Statistics, also on a phone.
    [`& .${FIRST_ACTION}`]: { gap: 4, paddingBlock: 4, paddingInline: 8 },
  },
  '& .person > div': { flex: 1, minWidth: 0 },
  '& button, & input, & .selectable, & .statistics': { position: 'relative' },
  '& button[aria-expanded="true"] .MuiSvgIcon-root': { rotate: '180deg' },
  '@media (prefers-reduced-motion: no-preference)': {
    '& button .MuiSvgIcon-root': { transition: 'rotate 150ms' },
  },
  '& .statistics': {
    marginTop: 12,
    paddingTop: 12,
    borderTop: '1px solid var(--mui-palette-divider)',
    '& dl': { '--least': '7rem', rowGap: 8 },
  },
});

/** The card of an employee. A click opens the profile; a button shows the statistics. */
export function HitCard(props: HitCardProps) {
  const { employee, words, position, of, isInView, isOpen, onToggle, onEvaluate } = props;
  const i18n = useI18n();
  const { t, display } = i18n;
  const statisticsId = useId();
  const name = display(employee.name);
  const email = display(employee.email);
  return (
    <Root role="listitem" aria-posinset={position} aria-setsize={of} {...rowLinkProps}>
      <div className="person">
        <Initials name={employee.name} id={employee._id} />
        <div className="facts">
          <div className="title">
            <Typography variant="subtitle1" component="h2">
              <Link
                component={RouterLink}
                to={employeeProfilePath(employee._id)}
                color="inherit"
                underline="hover"
                className={ROW_LINK}
              >
                <bdi>
                  <Marked text={name} words={wordsToMark(name, employee.name, words)} />
                </bdi>
              </Link>
            </Typography>
            <Chip component="bdi" label={roleText(i18n, employee.role)} />
          </div>
          <Typography variant="body2" color="textSecondary">
            <bdi className="selectable" title={email}>
              <Marked text={email} words={wordsToMark(email, employee.email, words)} />
            </bdi>
          </Typography>
          <StatisticsSummary employeeId={employee._id} isInView={isInView} />
        </div>
        <ChooseCheckbox employee={employee} />
      </div>
      <div className="footer">
        <IconAction
          isFirst
          label={t('common.addEvaluation')}
          icon={<AddchartIcon />}
          onClick={() => {
            onEvaluate(employee);
          }}
        />
        <Button
          size="small"
          endIcon={<ExpandIcon />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? statisticsId : undefined}
          onClick={onToggle}
        >
          {t('results.statistics.statistics')}
        </Button>
      </div>
      {isOpen && (
        <div
          id={statisticsId}
          className="statistics"
          role="group"
          aria-label={t('results.statistics.ofPerson', { name })}
        >
          <EmployeeStatistics employeeId={employee._id} />
        </div>
      )}
    </Root>
  );
}
