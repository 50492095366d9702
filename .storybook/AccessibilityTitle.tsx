// Storybook compiles JSX of its own page to React.createElement.
import * as React from 'react';
import { Badge } from 'storybook/internal/components';
import { addons, types, useAddonState, type API } from 'storybook/manager-api';

/** The id of the panel of the accessibility add-on. */
export const ACCESSIBILITY_PANEL = 'storybook/a11y/panel';

/** The part of the add-on's state that the title needs. */
interface LastRun {
  results?: { violations: unknown[] } | undefined;
}

/** Gives the panel a title that counts violations only. The add-on also counts what axe could not decide. */
export function countViolationsOnly(api: API) {
  const panel = api.getElements(types.PANEL)[ACCESSIBILITY_PANEL];
  if (panel) addons.add(ACCESSIBILITY_PANEL, { ...panel, title: AccessibilityTitle });
}

function AccessibilityTitle(): React.ReactNode {
  const [lastRun] = useAddonState<LastRun | undefined>('storybook/a11y');
  const count = lastRun?.results?.violations.length ?? 0;
  return (
    <span style={{ display: 'flex', alignItems: 'center', gap: 6 }}>
      Accessibility
      {count > 0 && <Badge compact>{count}</Badge>}
    </span>
  );
}
