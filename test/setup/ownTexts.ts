/**
 * A translator of the browser moves every text node into elements of its own. React keeps the text nodes that have
 * siblings, and does not find them again: it throws when it removes one or inserts something before it, and a change of
 * it is not shown. A text that is the only child of its element is safe, because React keeps no node of it.
 */
const found = new Set<string>();

const observer = new MutationObserver(look);

/** Watches that React does not touch the text nodes that it keeps. */
export function watchOwnTexts() {
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    characterDataOldValue: true,
    attributeFilter: ['lang'],
  });
}

/** What was found since the last call. */
export function takeOwnTexts(): string[] {
  look(observer.takeRecords());
  const taken = [...found];
  found.clear();
  return taken;
}

function look(records: MutationRecord[]) {
  // Another language changes each text. What the translator has made of the one before has the same meaning.
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
  found.add(
    `A text needs an element of its own: "${node.nodeValue}" ${event}, in ${element.outerHTML.slice(0, 300)}`,
  );
}

const isKept = (node: Node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
