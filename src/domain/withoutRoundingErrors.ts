/** Removes floating-point rounding errors: 7.3 - 7.1 becomes 0.2, not 0.20000000000000018. */
export const withoutRoundingErrors = (value: number) => Number(value.toFixed(9));
