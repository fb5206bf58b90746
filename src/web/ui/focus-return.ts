const DIALOG = '[role="dialog"], [role="alertdialog"]';
/**
 * Lists that close when a choice opens a dialog: the focus then returns to the element that opened the list.
 */
const PASSING = '[role="menu"], [role="listbox"]';
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Returns the focus when a dialog closes: to the element that had it or was pressed before, even if the press
 * did not focus it, or if the dialog was first drawn already open. Otherwise the focus would fall to the
 * body, where the keyboard does nothing. Returns a function that ends this.
 */
export function returnFocusFromDialogs(page: Document): () => void {
  let last: HTMLElement | null = null;
  /** The open dialogs, each with the element that opened it; the last one is on top. */
  const open: { dialog: Element; opener: HTMLElement | null }[] = [];
  const observer = new MutationObserver(() => {
    let opener: HTMLElement | null = null;
    while (open.length > 0 && !open.at(-1)!.dialog.isConnected) opener = open.pop()!.opener;
    if (open.length === 0) observer.disconnect();
    if (opener === null) return;
    const { activeElement } = page;
    const isLost = activeElement === null || activeElement === page.body;
    if (isLost && opener.isConnected) opener.focus({ preventScroll: true });
  });

  const note = (element: Element | null) => {
    if (!(element instanceof HTMLElement) || element.closest(PASSING)) return;
    const dialog = element.closest(DIALOG);
    if (dialog && !open.some((one) => one.dialog === dialog)) {
      if (open.length === 0) observer.observe(page.body, { childList: true, subtree: true });
      open.push({ dialog, opener: last });
    }
    last = element;
  };
  const onFocusIn = ({ target }: FocusEvent) => note(target instanceof Element ? target : null);
  const onPointerDown = ({ target }: Event) =>
    note(target instanceof Element ? target.closest(FOCUSABLE) : null);
  page.addEventListener('focusin', onFocusIn);
  page.addEventListener('pointerdown', onPointerDown, true);
  return () => {
    observer.disconnect();
    page.removeEventListener('focusin', onFocusIn);
    page.removeEventListener('pointerdown', onPointerDown, true);
  };
}
