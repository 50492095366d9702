import type { I18n } from '../../../i18n/createI18n';
import { roleText } from '../../../i18n/roleText';
import { boundsOf } from '../../../lib/url/rangeParameter';
import type { FilterName, Filters } from '../address';

const TEXTS: Record<FilterName, (i18n: I18n, value: string) => string> = {
  role: (i18n, role) => i18n.t('results.filters.roleIs', { role: roleText(i18n, role) }),
  position: ({ t }, position) => t('results.filters.positionIs', { position }),
  hired: ({ t, numeral }, year) =>
    t('results.filters.hiredInYear', { year: numeral(Number(year)) }),
  evaluations: (i18n, range) =>
    i18n.t('results.filters.evaluationsAre', { range: rangeText(i18n, range) }),
  average: (i18n, range) => i18n.t('results.filters.averageIs', { range: rangeText(i18n, range) }),
  before: ({ t, date }, day) => t('results.filters.evaluatedBeforeDate', { date: date(day) }),
};

/** Returns the texts of the active filters, in the order of their fields. */
export function filterTexts(i18n: I18n, filters: Filters): { name: FilterName; text: string }[] {
  const names = Object.keys(TEXTS).filter((name): name is FilterName => name in filters);
  return names
    .filter((name) => filters[name] !== '')
    .map((name) => ({ name, text: TEXTS[name](i18n, filters[name]) }));
}

function rangeText({ t, score }: I18n, range: string) {
  const [from, to] = boundsOf(range);
  const least = score(Number(from));
  const most = score(Number(to));
  if (to === '') return t('results.filters.orMore', { least });
  if (from === '') return t('results.filters.orLess', { most });
  return least === most ? least : t('results.filters.range', { least, most });
}
