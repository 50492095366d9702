import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; text: string; icon?: ReactNode }[];
  onChange: (value: Value) => void;
}

/** Buttons of which one is pressed. An option with an icon shows its text as a tooltip. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, options, onChange } = props;
  return (
    <ToggleButtonGroup
      aria-label={label}
      size="small"
      exclusive
      value={value}
      onChange={(_event, chosen: Value | null) => {
        // Null where the pressed button is pressed again.
        if (chosen !== null) onChange(chosen);
      }}
      sx={{ '& > button': { height: '2.25rem', px: 1.25 } }}
    >
      {options.map((option) => (
        <ToggleButton
          key={option.value}
          value={option.value}
          {...(option.icon && { title: option.text, 'aria-label': option.text })}
        >
          {option.icon ?? option.text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
