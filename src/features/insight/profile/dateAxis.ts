import { scaled } from '../../../components/page/lengths';
import { largest } from '../../../domain/extremes';
import type { Range } from '../../../domain/period';
import type { I18n } from '../../../i18n/createI18n';

/** The ends of an axis, in milliseconds since 1970. */
interface Ends {
  from: number;
  to: number;
}

const DAY = 86_400_000;
const MONTH = 30 * DAY;

/**
 * Returns the ends of an axis of dates. They are those of the period, or else of the scores, with a margin that does
 * not go beyond today. A score may be after today, because a server's clock may be ahead of the viewer's.
 * @param dated From the oldest to the newest.
 * @param today The start of today, in milliseconds since 1970.
 */
export function axisEnds(
  dated: readonly { time: number }[],
  range: Range | undefined,
  today: number,
): Ends {
  const [first, last] = [dated[0]?.time ?? today, dated.at(-1)?.time ?? today];
  if (range) return { from: range.from, to: range.before - 1 };
  const end = Math.max(new Date(today).setHours(23, 59, 59, 999), last);
  const margin = Math.max((last - first) * 0.04, 10 * DAY);
  return { from: first - margin, to: Math.min(last + margin, end) };
}

/** Returns the format of the labels on an axis of this span. */
function unitOf(span: number) {
  if (span > 6 * 365 * DAY) return 'year';
  return span > 120 * DAY ? 'month' : 'dayAndMonth';
}

/** Returns the label of a time on an axis of this span. */
export const tickLabel = (i18n: I18n, time: number, span: number) => i18n[unitOf(span)](time);

/**
 * The widths of a letter or digit, of an ideograph, and of the gap between two labels, in pixels at the default font
 * size.
 */
const CHARACTER = 7;
const IDEOGRAPH = 12;
const GAP = 12;

/** Pixels beyond the end of an axis, for half a label and for half of the point at the end. */
export const LABEL_OVERHANG = 8;

const widthOf = (text: string) =>
  CHARACTER * text.length +
  (IDEOGRAPH - CHARACTER) * (text.match(/\p{Ideographic}/gu)?.length ?? 0);

/**
 * Returns the labels of an axis of dates. There are at most as many as fit, because the chart would leave some of them
 * out.
 * @param room The length of the axis in pixels.
 */
export function dateTicks(i18n: I18n, from: number, to: number, room: number) {
  const unit = unitOf(to - from);
  const longest = largest([from, (from + to) / 2, to].map((time) => widthOf(i18n[unit](time))));
  const width = scaled(longest);
  const fitting = Math.max(2, Math.floor(room / (width + scaled(GAP))));
  if (unit === 'month') {
    // A later label would reach over the edge.
    const last = from + ((room + LABEL_OVERHANG - width / 2) / room) * (to - from);
    return {
      tickInterval: monthStarts(from, to, fitting).filter((start) => start.getTime() <= last),
    };
  }
  // Each year and each day has at most one label.
  const tickMinStep = unit === 'year' ? 365 * DAY : DAY;
  return { tickNumber: fitting, tickMinStep, tickLabelMinGap: scaled(GAP) };
}

/** Returns only starts of months. The chart itself would add weeks, and repeat the name of their month. */
function monthStarts(from: number, to: number, most: number): Date[] {
  const first = new Date(from);
  const step = [1, 2, 3, 6].find((months) => (to - from) / MONTH / months <= most) ?? 12;
  const starts: Date[] = [];
  for (let index = Math.ceil((first.getMonth() + 1) / step) * step; ; index += step) {
    const start = new Date(first.getFullYear(), index);
    if (start.getTime() > to) return starts;
    starts.push(start);
  }
}
