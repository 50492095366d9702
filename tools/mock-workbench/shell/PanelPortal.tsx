import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/**
 * Renders beside `<body>`, so that an open dialog neither hides the panel from assistive technology nor takes the focus
 * back from it: MUI hides what is in `<body>`, and listens to the focus on the document.
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
  // React listens on the inner element.
  ['focusin', 'focusout', 'keydown'].forEach((type) => {
    outer.addEventListener(type, (event) => {
      event.stopPropagation();
    });
  });
  return { outer, inner };
}
