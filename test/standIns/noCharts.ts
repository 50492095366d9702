/**
 * This replaces `@mui/x-charts` in Jest. jsdom has no layout, so a chart has no size. Stories and browser tests test
 * the drawings. Jest tests the words, tables and downloads around them.
 */
const nothing = () => null;

export {
  nothing as BarChart,
  nothing as ChartsReferenceLine,
  nothing as ChartsTooltipContainer,
  nothing as ScatterChart,
  nothing as useItemTooltip,
};
