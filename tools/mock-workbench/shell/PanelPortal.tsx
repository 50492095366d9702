import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/**
 * Renders beside `<body>`. An open dialog of MUI hides what is in `<body>` from assistive technology. It also listens
 * to the focus on the document, and would take the focus back from the panel.
 */
export function PanelPortal({ children }: { children: ReactNode }) {
  const [{ outer, inner }] = useState(createContainer);
  useEffect(() => {
    document.documentElement.append(outer);
    return () => {
      outer.remove();
    };
  }, [outer]);
  return createPortal(children, inner);
}

function createContainer() {
  const outer = document.createElement('div');
  const inner = document.createElement('div');
  outer.id = 'mock-workbench';
  outer.append(inner);
  // React listens on the inner element, so it gets these events first.
  ['focusin', 'focusout', 'keydown'].forEach((type) => {
    outer.addEventListener(type, (event) => {
      event.stopPropagation();
    });
  });
  return { outer, inner };
}
