/** Whether this browser shows a user the first steps: until all are done, or the user hides them. */

const nameFor = (userId: string) => `outlay.first-steps.${userId}`;

export function isChecklistHidden(userId: string): boolean {
  try {
    return window.localStorage.getItem(nameFor(userId)) !== null;
  } catch {
    return false;
  }
}

export function hideChecklist(userId: string): void {
  try {
    window.localStorage.setItem(nameFor(userId), 'hidden');
  } catch {
    // A browser that stores nothing shows the steps again on the next visit.
  }
}
