/** Parts of a page that load later than this after a click move the screen again. */
const LOADS_WITHIN_MS = 10_000;
/** Assistive technology clicks and moves the focus without a key or a pointer. */
const ACTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click', 'focusin', 'popstate'] as const;

/**
 * Scrolls an element to the top of the screen and holds it there while other parts of the page load: they
 * push it away, or the page is at first too short to scroll that far. Ends when the user does something, or
 * after ten seconds. Returns a function that ends it.
 */
export function holdAtTop(element: HTMLElement): () => void {
  const changes = new ResizeObserver(() => element.scrollIntoView({ block: 'start' }));
  const end = () => {
    changes.disconnect();
    clearTimeout(timer);
    for (const action of ACTIONS) window.removeEventListener(action, end, { capture: true });
  };
  const timer = setTimeout(end, LOADS_WITHIN_MS);
  for (const action of ACTIONS) window.addEventListener(action, end, { capture: true, passive: true });
  element.scrollIntoView({ block: 'start' });
  changes.observe(document.body);
  return end;
}
