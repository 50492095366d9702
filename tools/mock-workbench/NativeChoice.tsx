import TextField from '@mui/material/TextField';
import type { ComponentProps } from 'react';

interface NativeChoiceProps<Value extends string> extends Pick<
  ComponentProps<typeof TextField>,
  'sx'
> {
  label: string;
  /** Whether the label is only for assistive technology. */
  isLabelHidden?: boolean;
  value: Value;
  /** The texts of the options, by value. */
  options: ReadonlyMap<Value, string>;
  onChange: (value: Value) => void;
}

/** A native select, whose list is in front of everything, also of a dialog of the page. */
export function NativeChoice<Value extends string>({
  label,
  isLabelHidden = false,
  value,
  options,
  onChange,
  sx,
}: NativeChoiceProps<Value>) {
  return (
    <TextField
      select
      variant="standard"
      size="small"
      label={isLabelHidden ? undefined : label}
      value={value}
      sx={sx}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        htmlInput: isLabelHidden ? { 'aria-label': label } : {},
      }}
      onChange={({ target }) => {
        const selected = Array.from(options.keys()).find((option) => option === target.value);
        if (selected !== undefined) onChange(selected);
      }}
    >
      {Array.from(options, ([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </TextField>
  );
}
