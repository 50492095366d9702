import { NativeLabel } from './nativeLabel';

interface NativeSelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; text: string }[];
  onChange: (value: Value) => void;
  /** Whether paper has the first option, too: it is a choice like the others. */
  isFirstPrinted?: boolean;
}

/** A labelled choice of one option, with the browser's own list. On paper it is words, unless the first option is chosen. */
export function NativeSelect<Value extends string>(props: NativeSelectProps<Value>) {
  const { label, value, options, onChange, isFirstPrinted = false } = props;
  const isPrinted = isFirstPrinted || value !== options[0]?.value;
  const chosenText = isPrinted ? options.find((option) => option.value === value)?.text : undefined;
  return (
    <NativeLabel data-chosen={chosenText}>
      {label}
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </NativeLabel>
  );
}
