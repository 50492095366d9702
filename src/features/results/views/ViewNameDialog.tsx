import { useState, type ReactNode } from 'react';
import { FormDialog } from '../../../components/forms/FormDialog';
import type { Failure } from '../../../components/forms/SaveFailure';
import { TextInput } from '../../../components/forms/TextInput';
import { viewSchema, type ValidationKey } from '../../../domain/schemas';
import type { LocalizedText } from '../../../i18n/createI18n';
import { useI18n } from '../../../i18n/I18nContext';
import type { ViewRefusal } from './changeViews';
import { REFUSAL_TEXTS, notifyOutcome } from './notifyOutcome';

interface ViewNameDialogProps {
  title: string;
  subtitle?: ReactNode;
  /** The initial name. */
  name: string;
  /** Called with the new name. Returns why the change was refused; undefined if it was not. */
  onName: (name: string) => ViewRefusal | undefined;
  /** The text of the toast after success. */
  success: LocalizedText;
  onClose: () => void;
}

const NAME_TAKEN_ERROR = new Error('Another view already has this name');
const NAME_TAKEN: ValidationKey = 'viewNameTaken';

/** Asks for the name of a view. A name is quick to type again, so there is no draft of it. */
export function ViewNameDialog(props: ViewNameDialogProps) {
  const { t } = useI18n();
  const { title, subtitle, name, onName, success, onClose } = props;
  const [failure, setFailure] = useState<Failure>();

  function submit(values: { name: string }) {
    const refusal = onName(values.name);
    if (refusal === 'taken') return Promise.reject(NAME_TAKEN_ERROR);
    notifyOutcome(refusal, success);
    if (refusal === undefined) return Promise.resolve();
    setFailure({ text: REFUSAL_TEXTS[refusal], isOutcomeUnknown: false });
    return Promise.reject(new Error(refusal));
  }

  return (
    <FormDialog
      title={title}
      subtitle={subtitle}
      initialValues={{ name }}
      schema={viewSchema}
      onSubmit={submit}
      fieldErrors={(error) => (error === NAME_TAKEN_ERROR ? { name: NAME_TAKEN } : undefined)}
      failure={failure}
      onEdit={() => {
        setFailure(undefined);
      }}
      onClose={onClose}
    >
      <TextInput name="name" label={t('results.views.name')} autoComplete="off" />
    </FormDialog>
  );
}
