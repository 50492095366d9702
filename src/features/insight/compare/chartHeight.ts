/** Pixels of the comparison of some people, at the default font size. */
export const chartHeight = (people: number) => people * 60 + 40;
