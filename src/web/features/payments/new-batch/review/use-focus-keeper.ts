import { type RefObject, useEffect } from 'react';

/**
 * Keeps the focus inside the workbench: when the focused element is removed or disabled, as a button is after
 * its action, the focus goes to the element that `fallback` names instead of the page's body.
 */
export function useFocusKeeper(
  root: RefObject<HTMLElement | null>,
  fallback: () => HTMLElement | null,
): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let wasInside = false;
    const onFocusIn = (event: FocusEvent) => {
      wasInside = event.target instanceof Node && element.contains(event.target);
    };
    const check = () => {
      const { activeElement } = document;
      if (wasInside && (activeElement === document.body || activeElement === null))
        fallback()?.focus({ preventScroll: true });
    };
    const onMouseDown = (event: MouseEvent) => {
      wasInside = event.target instanceof Node && element.contains(event.target);
    };
    let waiting = false;
    const observer = new MutationObserver(() => {
      if (waiting) return;
      waiting = true;
      // The browser takes the focus from a disabled element only when it draws the next frame.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          waiting = false;
          check();
        }),
      );
    });
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('mousedown', onMouseDown, true);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('mousedown', onMouseDown, true);
    };
  }, [root, fallback]);
}
