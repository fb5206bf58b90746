/** The line of the panel that says where the file is. */
export const FILE_STATUS_ID = 'bank-file-status';

/** A closing dialog returns the focus to its button within this time. */
const FOCUS_RETURNS_MS = 50;

/** Moves the focus to the state of the file after a decision, because the button that had it is gone. */
export function focusFileStatus(): void {
  setTimeout(() => document.getElementById(FILE_STATUS_ID)?.focus({ preventScroll: true }), FOCUS_RETURNS_MS);
}
