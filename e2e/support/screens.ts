import type { Page } from '@playwright/test';
import type { I18n } from '../../src/i18n/createI18n';
import { english } from './texts';

interface Screen {
  path: string;
  /** What the screen shows when it has its data. */
  shown: (page: Page) => ReturnType<Page['getByText']>;
}

const cell = (page: Page) => page.getByRole('cell').first();
/** Every screen of a signed-in manager, with its data. */
export function screensIn({ t }: I18n): Screen[] {
  /** Explains the marks of the chart. */
  const legend = (page: Page) => page.getByRole('list', { name: t('compare.chartLegend') });

  return [
    { path: './?columns=position,hireDate&sort=name', shown: cell },
    { path: './evaluations', shown: cell },
    { path: './all-evaluations', shown: cell },
    { path: './all-evaluations?overview=1', shown: legend },
    { path: './results?q=', shown: (page) => page.getByRole('listitem').first() },
    { path: './results?q=&view=table', shown: (page) => page.getByRole('gridcell').first() },
    { path: './employee-profile/employee-004', shown: legend },
    {
      path: './results/compare?ids=employee-004,employee-005,employee-006',
      shown: legend,
    },
    {
      path: './results/print?ids=employee-004,employee-005',
      shown: (page) => legend(page).nth(1),
    },
    {
      path: './evaluation/evaluation-0001',
      shown: (page) => page.getByText(t('evaluations.feedbacks'), { exact: true }),
    },
    {
      path: './results/compare?ids=employee-001,employee-002,employee-003&tables=scores',
      shown: (page) => page.getByRole('table', { name: t('compare.figures') }),
    },
    { path: './nothing', shown: (page) => page.getByText(t('shell.notFound')) },
  ];
}

export const SCREENS = screensIn(english);
