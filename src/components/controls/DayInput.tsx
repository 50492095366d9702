import { useTypedText } from '../../lib/url/useTypedText';
import { NativeLabel } from './nativeLabel';

interface DayInputProps {
  label: string;
  required?: boolean;
  /** As in '2026-01-31'; empty for none. */
  value: string;
  /** Called when typing has paused. */
  onChange: (value: string) => void;
}

/** A labelled field for a day, with the browser's own controls. */
export function DayInput({ label, required, value, onChange }: DayInputProps) {
  const { text, setText } = useTypedText(value, onChange);
  return (
    <NativeLabel>
      {label}
      <input
        type="date"
        required={required}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
        }}
      />
    </NativeLabel>
  );
}
