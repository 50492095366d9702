import { styled } from '@mui/material/styles';
import { useField, useFormikContext } from 'formik';
import { useId, type KeyboardEvent } from 'react';
import { NumberInput } from '../../../components/forms/NumberInput';
import { MAX_SCORE, MIN_SCORE } from '../../../domain/constants';
import { parseDecimal, plainDigits } from '../../../domain/numbers';
import { CONTROL_HEIGHT } from '../../../components/controls/controlHeight';
import { useI18n } from '../../../i18n/I18nContext';
import { scoreColors } from '../../../components/score/scoreColors';

const NAME = 'score';
const SCORES = Array.from({ length: MAX_SCORE - MIN_SCORE + 1 }, (_, step) => MIN_SCORE + step);

/** The keys with which the browser selects a radio button. */
// oxlint-disable-next-line direction/no-restricted-syntax -- the browser knows which of them is the next
const SELECTION_KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', ' '];

/** The input of a score, with a button for each whole number and a field that also accepts decimals. */
export function ScoreInput() {
  const { t } = useI18n();
  return (
    <NumberInput
      name={NAME}
      label={t('evaluations.score')}
      min={MIN_SCORE}
      max={MAX_SCORE}
      choices={<ScoreButtons />}
    />
  );
}

/**
 * The radio buttons of the whole scores. None is selected while the value is not a whole score, such as the default of
 * 0 (specification, Evaluation dialog).
 */
function ScoreButtons() {
  const [{ value }, , { setValue, setError }] = useField<string>(NAME);
  const i18n = useI18n();
  const { t } = i18n;
  const { isSubmitting } = useFormikContext();
  const group = useId();
  const selected = parseDecimal(value);

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const score = scoreOf(event);
    if (score === undefined && !SELECTION_KEYS.includes(event.key)) return;
    if (isSubmitting) event.preventDefault();
    // The browser handles the other keys of a radio group itself.
    else if (score !== undefined) {
      event.preventDefault();
      const button = event.currentTarget.querySelectorAll('input')[SCORES.indexOf(score)];
      button?.focus();
      button?.click();
    }
  }

  return (
    <Frame>
      <Grid
        role="radiogroup"
        // The group is not named 'Score', which is the name of the field.
        aria-label={t('evaluations.rating', { least: MIN_SCORE, most: MAX_SCORE })}
        aria-readonly={isSubmitting}
        onKeyDown={handleKeyDown}
      >
        {SCORES.map((score) => (
          <Label key={score}>
            <input
              type="radio"
              name={group}
              checked={score === selected}
              onChange={() => {
                if (isSubmitting) return;
                setError(undefined);
                void setValue(String(score));
              }}
            />
            <Face style={{ '--score': score }}>{i18n.score(score)}</Face>
          </Label>
        ))}
      </Grid>
    </Frame>
  );
}

/** Returns the score that a key selects. The keys are the digits, of which 0 is the highest score, Home and End. */
function scoreOf({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): number | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  if (key === 'Home') return MIN_SCORE;
  const digit = plainDigits(key);
  if (key === 'End' || digit === '0') return MAX_SCORE;
  return /^[1-9]$/.test(digit) ? Number(digit) : undefined;
}

const Frame = styled('div')({ containerType: 'inline-size', marginBottom: '0.5rem' });

const Grid = styled('div')({
  display: 'grid',
  // In a narrow field, ten buttons are in two equal rows.
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: '0.375rem',
  '@container (min-width: 26rem)': { gridTemplateColumns: 'repeat(10, minmax(0, 1fr))' },
});

const Label = styled('label')({
  position: 'relative',
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
  },
});

const Face = styled('span')({
  display: 'grid',
  placeItems: 'center',
  minHeight: CONTROL_HEIGHT,
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 8,
  fontWeight: 600,
  '@media (hover: hover)': { 'input:hover:enabled + &': { borderColor: 'currentColor' } },
  'input:checked + &': {
    borderColor: 'currentColor',
    fontWeight: 700,
    boxShadow: 'inset 0 0 0 1px currentColor',
    ...scoreColors,
  },
  'input:focus-visible + &': {
    outline: '2px solid var(--mui-palette-primary-main)',
    outlineOffset: 2,
  },
  '@media (forced-colors: active)': {
    borderColor: 'ButtonText',
    'input:checked + &': {
      forcedColorAdjust: 'none',
      backgroundColor: 'SelectedItem',
      color: 'SelectedItemText',
      outlineColor: 'CanvasText',
    },
  },
});
