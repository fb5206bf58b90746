/**
 * Which lists of the overview this browser does not show a user any more: the first steps, once all are done
 * or the user hides them, and what is missing before the first payout, once the entity has paid.
 */
type List = 'first-steps' | 'before-first-payout';

const nameFor = (userId: string, list: List) => `outlay.${list}.${userId}`;

export function isChecklistHidden(userId: string, list: List = 'first-steps'): boolean {
  try {
    return window.localStorage.getItem(nameFor(userId, list)) !== null;
  } catch {
    return false;
  }
}

export function hideChecklist(userId: string, list: List = 'first-steps'): void {
  try {
    window.localStorage.setItem(nameFor(userId, list), 'hidden');
  } catch {
    // A browser that stores nothing shows the list again on the next visit.
  }
}
