import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import type { FormikValues } from 'formik';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { KeptFocusButton } from '../controls/KeptFocusButton';
import { useI18n } from '../../i18n/I18nContext';
import { withAside, withOpenAside } from './aside';
import { ConfirmDialog } from './ConfirmDialog';
import { DialogHead, type DialogHeadProps } from './DialogHead';
import { FormElement, useForm, type FormOptions } from './Form';
import { FormHint, type FormHintProps } from './FormHint';
import { QueueProgress, type FormQueue, queueButtons } from './FormQueue';
import { SaveButtons, type AfterSave } from './SaveButtons';
import { ignoreSamePress } from './samePress';
import { SaveStatus, type Failure } from './SaveFailure';
import { useIsLong } from './useIsLong';
import { useUnsavedChanges } from './useUnsavedChanges';

interface FormDialogProps<Schema extends ObjectSchema<FormikValues>>
  extends Omit<FormOptions<Schema>, 'onDone'>, Omit<DialogHeadProps, 'subtitleId'> {
  /**
   * Called after a successful save, and by Cancel, Escape, a click outside and Back. If typed text would be lost, these
   * first ask for confirmation.
   */
  onClose: () => void;
  /** The queue that the dialog belongs to. */
  queue?: FormQueue | undefined;
  /** Whether the dialog replaces another one. It then opens without a transition. */
  follows?: boolean;
  hint?: FormHintProps | undefined;
  /** The reason why the last save failed. It is shown until a value changes, which calls `onEdit`. */
  failure: Failure | undefined;
  /** Keeps typed text if the page or the session ends (`useDraft`). Without it, the text is lost. */
  draft?: {
    /** Text that was typed before. It fills the fields, and counts as unsaved. */
    typed: FormikValues | undefined;
    /** Called with all values when one of them changes. */
    onTyped: (values: FormikValues) => void;
    /** Called before the page is reloaded. Returns whether the text is kept. */
    keep: () => boolean;
    /** Called after the dialog was saved or closed. */
    forget: () => void;
  };
  /** The path of the screen that shows whether the values were saved. */
  checkAt?: (values: FormikValues) => string;
  children: ReactNode;
  /**
   * Information that helps to fill in the fields. On a wide screen, an open aside is beside the fields and scrolls on
   * its own. Otherwise it is below the fields.
   */
  aside?: { isOpen: boolean; content: ReactNode };
}

/**
 * A dialog with a form, Cancel and Save (specification, Dialogs). It closes when `onSubmit` resolves. When `onSubmit`
 * rejects, it stays open and keeps the values. It asks for confirmation before unsaved changes are lost. Mount it only
 * while it is open, so that it starts with its initial values.
 */
export function FormDialog<Schema extends ObjectSchema<FormikValues>>({
  title,
  person,
  subtitle,
  onClose,
  queue,
  follows = false,
  hint,
  failure,
  draft,
  checkAt,
  children,
  aside,
  ...options
}: FormDialogProps<Schema>) {
  const { initialValues } = options;
  const { t } = useI18n();
  const isLast = queue?.place === queue?.total;
  const afterSave = useRef<AfterSave>('close');
  const ending = (leave: () => void) => () => {
    draft?.forget();
    leave();
  };
  const leave = ending(onClose);
  const form = useForm({
    ...options,
    initialValues: { ...initialValues, ...draft?.typed },
    onDone: () => {
      if (queue && (isLast || afterSave.current === 'next')) ending(queue.onSaved)();
      else leave();
    },
  });
  const { values, isSubmitting } = form;
  const isLong = useIsLong(isSubmitting);
  const subtitleId = useId();
  const { isConfirming, leaveWith, keepEditing, discard, allowUnload } = useUnsavedChanges({
    isChanged: Object.keys(initialValues).some((name) => values[name] !== initialValues[name]),
    isBusy: isSubmitting,
    onClose: leave,
  });

  const close = () => {
    leaveWith(leave);
  };
  useEffect(() => ignoreSamePress, []);
  const onTyped = useEffectEvent(() => draft?.onTyped(values));
  useEffect(() => {
    onTyped();
  }, [values]);

  return (
    <>
      <Dialog
        open
        fullWidth
        maxWidth="sm"
        {...(follows && { transitionDuration: 0 })}
        aria-describedby={subtitle ? subtitleId : undefined}
        onClose={close}
        sx={aside && (aside.isOpen ? withOpenAside : withAside)}
      >
        <FormElement form={form} focusFirst>
          {queue && <QueueProgress {...queue} />}
          <DialogHead title={title} person={person} subtitle={subtitle} subtitleId={subtitleId} />
          <DialogContent>
            <Stack sx={{ gap: 2.5 }}>{children}</Stack>
            {aside && (
              <div className="aside">
                <div>{aside.content}</div>
              </div>
            )}
          </DialogContent>
          <SaveStatus
            failure={failure}
            isLong={isLong}
            checkAt={failure && checkAt?.(values)}
            onReload={() => {
              if (draft?.keep()) allowUnload();
            }}
          />
          <FormHint {...hint} />
          <DialogActions disableSpacing sx={queue ? queueButtons : { flexWrap: 'wrap', gap: 1 }}>
            <KeptFocusButton onClick={close} disabled={isSubmitting} color="inherit">
              {t('forms.cancel')}
            </KeptFocusButton>
            {queue && (
              <KeptFocusButton
                disabled={isSubmitting}
                color="inherit"
                onClick={() => {
                  leaveWith(ending(queue.onSkip));
                }}
              >
                {t('forms.skip')}
              </KeptFocusButton>
            )}
            <SaveButtons
              isSaving={isSubmitting}
              isLong={isLong}
              hasNext={queue !== undefined && !isLast}
              onPress={(after) => {
                afterSave.current = after;
              }}
            />
          </DialogActions>
        </FormElement>
      </Dialog>
      {isConfirming && (
        <ConfirmDialog
          title={t('forms.discardTitle')}
          text={t('forms.discardText')}
          keepText={t('forms.keepEditing')}
          confirmText={t('forms.discard')}
          onClose={keepEditing}
          onConfirm={discard}
        />
      )}
    </>
  );
}
