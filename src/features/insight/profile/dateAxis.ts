import { scaled } from '../../../components/page/lengths';
import { largest } from '../../../domain/extremes';
import type { Range } from '../../../domain/period';
import type { I18n } from '../../../i18n/createI18n';

/** In milliseconds since 1970. */
interface Ends {
  from: number;
  to: number;
}

const DAY = 86_400_000;
const MONTH = 30 * DAY;

/**
 * The ends of an axis of dates: those of the period, else those of the scores, with a margin that puts days around a
 * single one. None is after today.
 * @param dated From the oldest to the newest.
 * @param today When it began.
 */
export function axisEnds(
  dated: readonly { time: number }[],
  range: Range | undefined,
  today: number,
): Ends {
  const [first, last] = [dated[0]?.time ?? today, dated.at(-1)?.time ?? today];
  // A server's clock may be ahead of the viewer's.
  const end = Math.max(new Date(today).setHours(23, 59, 59, 999), last);
  if (range) return { from: range.from, to: Math.min(range.before - 1, end) };
  const margin = Math.max((last - first) * 0.04, 10 * DAY);
  return { from: first - margin, to: Math.min(last + margin, end) };
}

/** The parts of a date that the span of the axis needs. */
function unitOf(span: number) {
  if (span > 6 * 365 * DAY) return 'year';
  return span > 120 * DAY ? 'month' : 'dayAndMonth';
}

/** The label of a time on an axis of this span. */
export const tickLabel = (i18n: I18n, time: number, span: number) => i18n[unitOf(span)](time);

/** Pixels of a letter or digit, of an ideograph, and between two labels, at the default font size. */
const CHARACTER = 7;
const IDEOGRAPH = 12;
const GAP = 12;

/** Pixels beyond the end of an axis: a label may use them, and the mark at the end is whole. */
export const LABEL_OVERHANG = 8;

const widthOf = (text: string) =>
  CHARACTER * text.length +
  (IDEOGRAPH - CHARACTER) * (text.match(/\p{Ideographic}/gu)?.length ?? 0);

/**
 * Where an axis of dates has labels: at most as many as fit, or the chart would leave some of them out.
 * @param room Pixels of the axis.
 */
export function dateTicks(i18n: I18n, from: number, to: number, room: number) {
  const unit = unitOf(to - from);
  const longest = largest([from, (from + to) / 2, to].map((time) => widthOf(i18n[unit](time))));
  const width = scaled(longest);
  const fitting = Math.max(2, Math.floor(room / (width + scaled(GAP))));
  if (unit === 'month') {
    // A later label would be cut at the edge.
    const last = from + ((room + LABEL_OVERHANG - width / 2) / room) * (to - from);
    return {
      tickInterval: monthStarts(from, to, fitting).filter((start) => start.getTime() <= last),
    };
  }
  // Each label is another: no year and no day twice.
  const tickMinStep = unit === 'year' ? 365 * DAY : DAY;
  return { tickNumber: fitting, tickMinStep, tickLabelMinGap: scaled(GAP) };
}

/** The chart would choose weeks as well, and repeat the name of their month. */
function monthStarts(from: number, to: number, most: number): Date[] {
  const first = new Date(from);
  const step = [1, 2, 3, 6].find((one) => (to - from) / MONTH / one <= most) ?? 12;
  const starts: Date[] = [];
  for (let index = Math.ceil((first.getMonth() + 1) / step) * step; ; index += step) {
    const start = new Date(first.getFullYear(), index);
    if (start.getTime() > to) return starts;
    starts.push(start);
  }
}
