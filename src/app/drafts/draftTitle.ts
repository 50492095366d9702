import type { I18n } from '../../i18n/createI18n';
import { isolatedText } from '../../lib/text/isolated';
import type { Draft } from '../../session/drafts';

/** The title of the dialog that a draft belongs to. */
export function draftTitle(i18n: I18n, { subject, title }: Draft): string {
  const { t, display } = i18n;
  if (title !== undefined) return title;
  switch (subject.kind) {
    case 'employee':
      return t('accounts.addTitle');
    case 'feedback':
      return t('evaluations.addFeedback');
    case 'evaluation':
      return t.markup(
        subject.evaluationId === undefined ? 'evaluations.createFor' : 'evaluations.editFor',
        {
          name: display(subject.employeeName, t('employees.unnamed')),
          person: (name) => isolatedText(i18n, name),
        },
      );
  }
}
