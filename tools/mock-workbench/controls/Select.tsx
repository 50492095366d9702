import { Labelled } from './Labelled';

type Options<Value extends string> = ReadonlyMap<Value, string> | Readonly<Record<Value, string>>;

interface SelectProps<Value extends string> {
  label: string;
  isInline?: boolean;
  value: Value;
  /** The texts of the options, by value. A map where a value is a number: an object lists those first. */
  options: Options<Value>;
  onChange: (value: Value) => void;
}

/**
 * A select of the browser. Its list is in front of everything, also of a dialog of the page. On a phone it opens as the
 * phone's own lists do.
 */
export function Select<Value extends string>({
  label,
  isInline,
  value,
  options,
  onChange,
}: SelectProps<Value>) {
  const texts = textsOf<Value>(options);
  const isValue = (text: string): text is Value => texts.has(text);
  return (
    <Labelled label={label} isInline={isInline}>
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

const textsOf = <Value extends string>(options: Options<Value>): ReadonlyMap<string, string> =>
  isMap(options) ? options : new Map(Object.entries<string>(options));

const isMap = <Value extends string>(
  options: Options<Value>,
): options is ReadonlyMap<Value, string> => options instanceof Map;

/** The options, and the one that is set if it is none of them. */
export const withOption = (options: ReadonlyMap<string, string>, value: string, text: string) =>
  options.has(value) ? options : new Map([...options, [value, text]]);
