import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isDay } from '../../domain/days';
import { canLeavePage } from '../../lib/url/useTypedText';
import { InlineField } from './InlineField';

interface DayInputProps {
  label: string;
  required?: boolean;
  /** As in '2026-01-31'; empty for none. */
  value: string;
  /** Called with a day from the calendar at once, with a typed one on Enter, on a key that can leave the page, and when the field is left. */
  onChange: (value: string) => void;
}

/** On its way to 2026, a typed year is 2, 20 and 202. */
const FIRST_DAY = '1900-01-01';
/** Without a last day, the year has six digits in Chromium. */
const LAST_DAY = '9999-12-31';

/** Keys that change no part of the date: they open the calendar, press its button or leave the field. */
const KEYS_WITHOUT_EDIT = new Set(['Tab', 'F4', 'Enter', ' ', 'Escape']);

/** A labelled field for a day, with the browser's own controls. */
export function DayInput({ label, required = false, value, onChange }: DayInputProps) {
  // Valid for the value that it replaces: another one, as on Back, is shown instead.
  const [typed, setTyped] = useState<{ text: string; replaced: string }>();
  const field = useRef<HTMLInputElement>(null);
  const isTyping = useRef(false);
  const isTyped = typed?.replaced === value;

  const accepts = (text: string) =>
    text === '' ? !required && !field.current?.validity.badInput : isFullDay(text);
  const commit = () => {
    setTyped(undefined);
    if (isTyped && typed.text !== value && accepts(typed.text)) onChange(typed.text);
  };

  const commitWithoutFocus = useEffectEvent(() => {
    // It keeps the focus when only the window loses it.
    if (document.activeElement !== field.current) commit();
  });
  const commitBeforeUnload = useEffectEvent(commit);
  useEffect(() => {
    const input = field.current;
    if (!isTyped || !input) return;
    let isPressed = false;
    const press = ({ button }: PointerEvent) => {
      isPressed = button === 0;
    };
    const blur = () => {
      // A list that gets shorter while the button is down would move away what is pressed.
      if (!isPressed) commitWithoutFocus();
    };
    const act = ({ target }: Event) => {
      isPressed = false;
      // While the field itself changes, nothing has the focus for a moment.
      if (target !== input) commitWithoutFocus();
    };
    input.addEventListener('blur', blur);
    window.addEventListener('pointerdown', press, true);
    // Capture, because a link must find the address up to date. A click on a select may come as a change only.
    const actions = ['click', 'change', 'keydown'];
    for (const action of actions) window.addEventListener(action, act, true);
    window.addEventListener('pagehide', commitBeforeUnload);
    return () => {
      input.removeEventListener('blur', blur);
      window.removeEventListener('pointerdown', press, true);
      for (const action of actions) window.removeEventListener(action, act, true);
      window.removeEventListener('pagehide', commitBeforeUnload);
    };
  }, [isTyped]);

  return (
    <InlineField label={label}>
      {(id) => (
        <OutlinedInput
          id={id}
          type="date"
          inputRef={field}
          inputProps={{ min: FIRST_DAY, max: LAST_DAY, required }}
          value={isTyped ? typed.text : value}
          onPointerDown={() => {
            isTyping.current = false;
          }}
          onKeyDown={({ key, altKey, nativeEvent }) => {
            // A key that is pressed in the calendar does not arrive here.
            isTyping.current = !altKey && !KEYS_WITHOUT_EDIT.has(key);
            const isEnd = key === 'Enter' || canLeavePage(nativeEvent);
            if (isEnd && isTyped && accepts(typed.text)) commit();
          }}
          onChange={({ target: { value: text } }) => {
            setTyped(isTyping.current ? { text, replaced: value } : undefined);
            if (!isTyping.current && accepts(text)) onChange(text);
          }}
        />
      )}
    </InlineField>
  );
}

const isFullDay = (text: string) => isDay(text) && text >= FIRST_DAY;
