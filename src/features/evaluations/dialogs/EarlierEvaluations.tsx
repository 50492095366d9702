import ExpandIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import { useId, useRef } from 'react';
import { useI18n } from '../../../i18n/I18nContext';
import { createPreference } from '../../../lib/storage/preference';
import { EarlierList } from './EarlierList';
import type { Earlier } from './useEarlierEvaluations';

/** Whether earlier evaluations are shown in the dialog. */
export const earlierEvaluationsShown = createPreference('earlier-evaluations', false);

/**
 * Earlier evaluations of the employee, as help for the form. They load while the form is filled in, and are not
 * announced.
 */
export function EarlierEvaluations({ earlier }: { earlier: Earlier }) {
  const { t } = useI18n();
  const { evaluations, areOwn, refetch } = earlier;
  const isShown = earlierEvaluationsShown.useValue();
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  return (
    <>
      <Button
        ref={button}
        color="inherit"
        endIcon={<ExpandIcon sx={{ rotate: isShown ? '180deg' : undefined }} />}
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        onClick={() => {
          earlierEvaluationsShown.set(!isShown);
        }}
        sx={{
          flex: 'none',
          marginInlineStart: -1,
          // On a wide screen, the button is at the top, beside the fields.
          ...(isShown && { mt: { md: -1 } }),
        }}
      >
        <span>
          {evaluations
            ? t(areOwn ? 'evaluations.yourEarlierCount' : 'evaluations.earlierCount', {
                count: evaluations.length,
              })
            : t('evaluations.earlier')}
        </span>
      </Button>
      {isShown && (
        <EarlierList
          id={listId}
          label={t(areOwn ? 'evaluations.yourEarlier' : 'evaluations.earlier')}
          earlier={earlier}
          onRetry={() => {
            // The pressed button is removed, so the button above the list gets the focus.
            button.current?.focus();
            void refetch();
          }}
        />
      )}
    </>
  );
}
