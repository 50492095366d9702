import Button, { type ButtonProps } from '@mui/material/Button';
import { useState, type ComponentProps, type MouseEvent } from 'react';

/** A button that may become disabled while it has the focus. */
export function KeptFocusButton(props: ButtonProps) {
  return <Button {...props} {...useKeptFocus(props)} />;
}

/**
 * Props for a button of MUI. A browser takes the focus from a button that becomes disabled, so this one is only
 * `aria-disabled` until it has lost the focus.
 */
export function useKeptFocus({
  disabled = false,
  onClick,
}: Pick<ComponentProps<'button'>, 'disabled' | 'onClick'>) {
  const [hasFocus, setHasFocus] = useState(false);
  const isKept = disabled && hasFocus;
  return {
    disabled: disabled && !hasFocus,
    // The class gives it the look of a disabled button.
    ...(isKept && { 'aria-disabled': true, className: 'Mui-disabled' }),
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (isKept) event.preventDefault();
      else onClick?.(event);
    },
    onFocus: () => {
      setHasFocus(true);
    },
    onBlur: () => {
      setHasFocus(false);
    },
  };
}
