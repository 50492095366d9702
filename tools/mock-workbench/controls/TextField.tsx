import { useState, type ComponentProps } from 'react';
import { Labelled } from './Labelled';

interface TextFieldProps extends Pick<
  ComponentProps<'input'>,
  'inputMode' | 'placeholder' | 'size' | 'aria-invalid' | 'aria-describedby'
> {
  label: string;
  value: string;
  /** Called with what was typed when the field is left or Enter is pressed. Returns whether it is taken. */
  onCommit: (text: string) => boolean;
}

/** A text field that applies when the typing has ended. A text that is not taken stays in the field. */
export function TextField({ label, value, onCommit, ...input }: TextFieldProps) {
  const [typed, setTyped] = useState<string>();

  function commit() {
    if (typed !== undefined && (typed === value || onCommit(typed))) setTyped(undefined);
  }

  return (
    <Labelled label={label}>
      {(id) => (
        <input
          id={id}
          {...input}
          value={typed ?? value}
          onChange={({ target }) => {
            setTyped(target.value);
          }}
          onBlur={commit}
          onKeyDown={({ key }) => {
            if (key === 'Enter') commit();
          }}
        />
      )}
    </Labelled>
  );
}
