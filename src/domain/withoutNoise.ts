/** A sum or a mean of decimals without the noise of binary fractions: 7.3 - 7.1 is 0.2, not 0.20000000000000018. */
export const withoutNoise = (value: number) => Number(value.toFixed(9));
