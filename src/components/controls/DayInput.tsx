import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isDay } from '../../domain/days';
import { canLeavePage } from '../../lib/url/useTypedText';
import { InlineField } from './InlineField';

interface DayInputProps {
  label: string;
  required?: boolean;
  /** A day such as '2026-01-31', or '' for none. */
  value: string;
  /**
   * A day from the calendar is reported at once. A typed day is reported on Enter, on blur, and on a key that can leave
   * the page.
   */
  onChange: (value: string) => void;
}

/** While the user types 2026, the browser reports the years 2, 20 and 202. Earlier days are ignored. */
const FIRST_DAY = '1900-01-01';
/** Without a maximum, the year has six digits in Chromium. */
const LAST_DAY = '9999-12-31';

/** Keys that do not edit the date: they open the calendar, press its button or move the focus. */
const KEYS_WITHOUT_EDIT = new Set(['Tab', 'F4', 'Enter', ' ', 'Escape']);

/** A labelled field for a day, with the browser's own controls. */
export function DayInput({ label, required = false, value, onChange }: DayInputProps) {
  // The typed text is shown while `value` is the one that it replaces. After another change, as on Back, `value` is
  // shown.
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

  const commitUnlessFocused = useEffectEvent(() => {
    // When the window loses the focus, the field is still the active element: the user may continue to type.
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
      // A new day can shorten a list, and move the pressed element. The click that follows commits the day.
      if (!isPressed) commitUnlessFocused();
    };
    const act = ({ target }: Event) => {
      isPressed = false;
      // While the field itself changes, no element has the focus for a moment.
      if (target !== input) commitUnlessFocused();
    };
    input.addEventListener('blur', blur);
    window.addEventListener('pointerdown', press, true);
    // The listeners use the capture phase, because a link must have the new address when it is followed. A select may
    // send `change` without a click.
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
            // Keys in the browser's calendar send no event here.
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
