import MaterialNativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { InlineField } from './InlineField';

interface NativeOption<Value extends string> {
  value: Value;
  text: string;
  /** The language of the text if it is not that of the page. */
  lang?: string;
}

interface NativeSelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly NativeOption<Value>[];
  onChange: (value: Value) => void;
  /** Whether the first option is printed like the others. Otherwise it means 'no choice', and nothing is printed. */
  isFirstPrinted?: boolean;
}

/**
 * A labelled `<select>` of the browser. The text of the selected option is printed; for the first option, see
 * `isFirstPrinted`.
 */
export function NativeSelect<Value extends string>(props: NativeSelectProps<Value>) {
  const { label, value, options, onChange, isFirstPrinted = false } = props;
  const isPrinted = isFirstPrinted || value !== options[0]?.value;
  return (
    <InlineField
      label={label}
      printed={isPrinted ? options.find((option) => option.value === value)?.text : undefined}
    >
      {(id) => (
        <MaterialNativeSelect
          id={id}
          input={<OutlinedInput />}
          value={value}
          onChange={({ target }) => {
            const selected = options.find((option) => option.value === target.value);
            if (selected) onChange(selected.value);
          }}
        >
          {options.map((option) => (
            <option
              key={option.value}
              value={option.value}
              {...(option.lang && { lang: option.lang, translate: 'no' as const })}
            >
              {option.text}
            </option>
          ))}
        </MaterialNativeSelect>
      )}
    </InlineField>
  );
}
