/** Returns a promise that is resolved by `open`. A mock can wait for it before it responds. */
export function gate() {
  let open: (value?: unknown) => void = () => undefined;
  const opened = new Promise((resolve) => {
    open = resolve;
  });
  return {
    opened,
    open: () => {
      open();
    },
  };
}
