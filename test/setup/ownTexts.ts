/**
 * The page translation of a browser wraps every text node in new elements. React has references to text nodes with
 * siblings. It then throws when it removes one or inserts a node before it, and an update of one is not visible. A text that
 * is the only child of its element is safe, because React has no reference to it (docs/languages.md).
 */
const faults = new Set<string>();

const observer = new MutationObserver(look);

/** Records when React changes a text node with siblings. */
export function watchOwnTexts() {
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    characterDataOldValue: true,
    attributeFilter: ['lang'],
  });
}

/** Returns the records since the last call. */
export function takeOwnTexts(): string[] {
  look(observer.takeRecords());
  const taken = [...faults];
  faults.clear();
  return taken;
}

function look(records: MutationRecord[]) {
  // Another language changes each text. The translator's version of the previous text has the same meaning.
  if (
    records.some(({ type, target }) => type === 'attributes' && target === document.documentElement)
  )
    return;
  for (const { type, target, removedNodes, nextSibling, addedNodes, oldValue } of records) {
    if (type === 'characterData') add(target, target, `was "${oldValue}"`);
    removedNodes.forEach((node) => {
      add(node, target, 'was removed');
    });
    if (addedNodes.length > 0) add(nextSibling, target, 'has a new node before it');
  }
}

function add(node: Node | null, place: Node, event: string) {
  if (node?.nodeType !== Node.TEXT_NODE || !isKept(node)) return;
  const element = place instanceof Element ? place : place.parentElement;
  if (!element?.isConnected || element.closest('[translate="no"]')) return;
  faults.add(
    `A text needs an element of its own: "${node.nodeValue}" ${event}, in ${element.outerHTML.slice(0, 300)}`,
  );
}

const isKept = (node: Node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
