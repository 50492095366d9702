import type { Page } from '@playwright/test';

interface Screen {
  path: string;
  /** What the screen shows when it has its data. */
  shown: (page: Page) => ReturnType<Page['getByText']>;
}

const cell = (page: Page) => page.getByRole('cell').first();
/** Explains the marks of the chart. */
const legend = (page: Page) => page.getByRole('list', { name: 'Evaluators' });

/** Every screen of a signed-in manager, with its data. */
export const SCREENS: Screen[] = [
  { path: './?columns=position,hireDate&sort=name', shown: cell },
  { path: './evaluations', shown: cell },
  { path: './all-evaluations', shown: cell },
  {
    path: './all-evaluations?overview=1',
    shown: (page) => page.getByRole('table', { name: 'Due for evaluation' }),
  },
  { path: './results?q=', shown: (page) => page.getByRole('listitem').first() },
  { path: './results?q=&view=table', shown: (page) => page.getByRole('gridcell').first() },
  { path: './employee-profile/employee-004', shown: legend },
  {
    path: './results/compare?ids=employee-004,employee-005,employee-006',
    shown: legend,
  },
  {
    path: './results/print?ids=employee-004,employee-005',
    shown: (page) => page.getByRole('list', { name: 'Evaluators' }).nth(1),
  },
  { path: './evaluation/evaluation-0001', shown: (page) => page.getByText('Feedbacks') },
  {
    path: './results/compare?ids=employee-001,employee-002,employee-003&tables=scores',
    shown: (page) => page.getByRole('table', { name: 'Figures' }),
  },
  { path: './nothing', shown: (page) => page.getByText('Not Found') },
];
