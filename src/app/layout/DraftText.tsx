import type { I18n } from '../../i18n/createI18n';
import { useI18n } from '../../i18n/I18nContext';
import { parseDecimal } from '../../domain/numbers';
import { nonBlank } from '../../domain/texts';
import { isolatedText } from '../../lib/text/isolatedText';
import type { Draft } from '../../session/dialogDraft';
import { isTyped } from '../../session/draft';

/** The text of the draft, and below it the details that identify it. */
export function DraftText({ draft }: { draft: Draft }) {
  const i18n = useI18n();
  const details = detailsOf(i18n, draft);
  return (
    <>
      {sentenceOf(i18n, draft)}
      {details !== '' && <small style={{ display: 'block' }}>{details}</small>}
    </>
  );
}

function sentenceOf(i18n: I18n, draft: Draft): string {
  const { t, display } = i18n;
  const { subject, values, queue } = draft;
  if (subject.kind === 'employee') return t('shell.draft.employee');
  const person = {
    name: display(subject.employeeName, t('employees.unnamed')),
    person: (name: string) => isolatedText(i18n, name),
  };
  return queue && !isTyped({ values })
    ? t.markup('shell.draft.queue', {
        ...person,
        people: t('common.people', { count: queue.ids.length }),
      })
    : t.markup('shell.draft.text', person);
}

/** Returns the details, such as 'Score 7 · 2 of 38'. */
function detailsOf(i18n: I18n, { subject, values, queue }: Draft): string {
  const { t } = i18n;
  const name = subject.kind === 'employee' ? nonBlank(values['name']) : undefined;
  const score = parseDecimal(values['score'] ?? '') ?? 0;
  return [
    ...(name === undefined ? [] : [isolatedText(i18n, name)]),
    // The initial 0 of the field is not a score.
    ...(score > 0 ? [t('evaluations.scoreOf', { score: i18n.score(score) })] : []),
    ...(queue
      ? [t('components.progress', { done: queue.index + 1, total: queue.ids.length })]
      : []),
  ].join(' · ');
}
