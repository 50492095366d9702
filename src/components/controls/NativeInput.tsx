import { useTypedText } from '../../lib/url/useTypedText';
import { NativeLabel } from './nativeLabel';

interface NativeInputProps {
  label: string;
  /** The accessible name, where the label does not say enough by itself. */
  name?: string;
  type: 'number' | 'date';
  required?: boolean;
  min?: number;
  max?: number;
  /** A number as 'type' has it, or a day as in '2026-01-31'; empty for none. */
  value: string;
  /** Whether the field accepts a text. By default it accepts every text. */
  takes?: (text: string) => boolean;
  /** Called when typing has paused. */
  onChange: (value: string) => void;
}

/** A labelled field for a number or a day, with the browser's own controls. */
export function NativeInput(props: NativeInputProps) {
  const { label, name, value, takes = () => true, onChange, ...input } = props;
  const { text, setText } = useTypedText(value, onChange);
  return (
    <NativeLabel>
      {label}
      <input
        {...input}
        step="any"
        aria-label={name}
        value={text}
        onChange={({ target }) => {
          if (takes(target.value)) setText(target.value);
        }}
      />
    </NativeLabel>
  );
}
