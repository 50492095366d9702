import { Labelled } from './Labelled';

interface SelectProps<Value extends string> {
  label: string;
  value: Value;
  /** The texts of the options, by value. */
  options: Readonly<Record<Value, string>> | readonly Value[];
  onChange: (value: Value) => void;
}

/**
 * A select of the browser. Its list is in front of everything, also of a dialog of the page. On a phone it opens as the
 * phone's own lists do.
 */
export function Select<Value extends string>({
  label,
  value,
  options,
  onChange,
}: SelectProps<Value>) {
  const texts = new Map<string, string>(
    Array.isArray(options)
      ? options.map((option: string) => [option, option])
      : Object.entries<string>(options),
  );
  const isValue = (text: string): text is Value => texts.has(text);
  return (
    <Labelled label={label}>
      {(id) => (
        <select
          id={id}
          value={value}
          onChange={({ target }) => {
            if (isValue(target.value)) onChange(target.value);
          }}
        >
          {Array.from(texts, ([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
