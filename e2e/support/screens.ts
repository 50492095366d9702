import type { Page } from '@playwright/test';
import type { I18n } from '../../src/i18n/createI18n';
import { paths, type MainScreen } from '../../src/lib/url/paths';
import { english } from './texts';

interface Screen {
  path: string;
  /** Finds an element that is visible when the screen has its data. */
  loadedElement: (page: Page) => ReturnType<Page['getByText']>;
}

const cell = (page: Page) => page.getByRole('cell').first();

/**
 * Returns all screens of a signed-in manager. A screen that is not listed here is opened at its path and must have a
 * table.
 */
export function screensIn({ t }: I18n): Screen[] {
  /** Finds the legend of the chart. */
  const legend = (page: Page) => page.getByRole('list', { name: t('compare.chartLegend') });

  const listed: Partial<Record<MainScreen, Screen[]>> = {
    home: [{ path: './?columns=position,hireDate&sort=name', loadedElement: cell }],
    allEvaluations: [
      { path: './all-evaluations', loadedElement: cell },
      { path: './all-evaluations?overview=1', loadedElement: legend },
    ],
    results: [
      { path: './results?q=', loadedElement: (page) => page.getByRole('listitem').first() },
      {
        path: './results?q=&view=table',
        loadedElement: (page) => page.getByRole('gridcell').first(),
      },
    ],
    employeeProfile: [{ path: './employee-profile/employee-004', loadedElement: legend }],
    compare: [
      {
        path: './results/compare?ids=employee-004,employee-005,employee-006',
        loadedElement: legend,
      },
      {
        path: './results/compare?ids=employee-001,employee-002,employee-003&tables=scores',
        loadedElement: (page) => page.getByRole('table', { name: t('compare.figures') }),
      },
    ],
    printProfiles: [
      {
        path: './results/print?ids=employee-004,employee-005&period=any',
        loadedElement: (page) => legend(page).nth(1),
      },
    ],
    evaluation: [
      {
        path: './evaluation/evaluation-0001',
        loadedElement: (page) => page.getByText(t('evaluations.feedbacks'), { exact: true }),
      },
    ],
  };
  const { login: _login, register: _register, ...main } = paths;
  const plain: Screen[] = Object.entries(main).flatMap(([name, path]) =>
    name in listed ? [] : [{ path: `.${path}`, loadedElement: cell }],
  );
  return [
    ...plain,
    ...Object.values(listed).flat(),
    { path: './nothing', loadedElement: (page) => page.getByText(t('shell.notFound')) },
  ];
}

export const SCREENS = screensIn(english);
