import { useId } from 'react';
import type { Employee } from '../../../api/contract';
import { IconAction } from '../../../components/controls/IconAction';
import { Initials } from '../../../components/person/Initials';
import { withDetail } from '../../../components/person/withDetail';
import { addEvaluationIcon, expandIcon } from '../../../components/table/rowIcons';
import { rowLinkProps, ROW_LINK } from '../../../components/table/rowLinks';
import { Highlighted } from '../../../components/text/Highlighted';
import { useI18n } from '../../../i18n/I18nContext';
import { roleText } from '../../../i18n/roleText';
import { wordsToHighlight } from '../../../lib/text/matches';
import { nameWithDetail } from '../../../lib/text/personLabels';
import { employeeProfilePath, hrefOf } from '../../../lib/url/paths';
import { SelectCheckbox } from '../selection/SelectCheckbox';
import { EmployeeStatistics } from '../statistics/EmployeeStatistics';
import { StatisticsSummary } from '../statistics/StatisticsSummary';

interface ResultCardProps {
  employee: Employee;
  /** Distinguishes the person from others with the same name. */
  detail: string | undefined;
  /** The folded words of the search, which are highlighted. */
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

/** The card of an employee, styled by `CardList`. A click opens the profile; a button shows the statistics. */
export function ResultCard(props: ResultCardProps) {
  const { employee, detail, words, position, of, isInView, isOpen, onToggle, onEvaluate } = props;
  const i18n = useI18n();
  const { t, display } = i18n;
  const statisticsId = useId();
  const name = display(employee.name);
  const email = display(employee.email);
  // The e-mail address is already on the card.
  const isEmail = detail !== undefined && detail === employee.email;
  return (
    <div
      className="card"
      role="listitem"
      aria-posinset={position}
      aria-setsize={of}
      {...rowLinkProps}
    >
      <div className="person">
        <Initials name={employee.name} id={employee._id} />
        <div className="details">
          <div className="title">
            <h2>
              {withDetail(
                <a
                  href={hrefOf(employeeProfilePath(employee._id))}
                  className={`text-link ${ROW_LINK}`}
                >
                  <bdi>
                    <Highlighted text={name} words={wordsToHighlight(name, employee.name, words)} />
                  </bdi>
                </a>,
                isEmail ? undefined : detail,
              )}
            </h2>
            <bdi className="tag">{roleText(i18n, employee.role)}</bdi>
          </div>
          <p>
            <bdi className={isEmail ? 'selectable whole' : 'selectable'} title={email}>
              <Highlighted text={email} words={wordsToHighlight(email, employee.email, words)} />
            </bdi>
          </p>
          <StatisticsSummary employeeId={employee._id} isInView={isInView} />
        </div>
        <SelectCheckbox employee={employee} detail={detail} />
      </div>
      <div className="footer">
        <IconAction
          isFirst
          label={t('common.addEvaluation')}
          icon={addEvaluationIcon}
          onClick={() => {
            onEvaluate(employee);
          }}
        />
        <button
          type="button"
          className="expand"
          aria-expanded={isOpen}
          aria-controls={isOpen ? statisticsId : undefined}
          onClick={onToggle}
        >
          {t('results.statistics.statistics')}
          {expandIcon}
        </button>
      </div>
      {isOpen && (
        <div
          id={statisticsId}
          className="statistics"
          role="group"
          aria-label={t('results.statistics.ofPerson', { name: nameWithDetail(name, detail) })}
        >
          <EmployeeStatistics employeeId={employee._id} />
        </div>
      )}
    </div>
  );
}
