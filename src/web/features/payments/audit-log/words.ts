/** The actions of the log in words. An action without words is shown by its code. */
const ACTIONS: Record<string, string> = {
  'batch.created': 'Batch created',
  'batch.labelled': 'Batch labelled',
  'batch.approved': 'Batch approved',
  'batch.cancelled': 'Batch cancelled',
  'batch.rejected': 'Batch sent back',
  'batch.commented': 'Comment on a batch',
  'batch.expired': 'Batch expired',
  'batch.released': 'Batch submitted to the bank',
  'batch.held_back': 'Batch held',
  'batch.resumed': 'Batch resumed',
  'batch.digest_broken': 'Batch stopped: its rows had changed',
  'withdrawals.submitted': 'Payments sent',
  'withdrawals.settled': 'Payments settled',
  'withdrawals.unconfirmed': 'Payments unconfirmed',
  'withdrawals.reversed': 'Payments returned',
  'payment-config.updated': 'Payment config updated',
  'entity-config.updated': 'Entity config changed by the operator',
  'session.opened': 'Signed in',
  'session.closed': 'Signed out',
  'sign_in.failed': 'Sign-in failed',
  'token.issued': 'API token issued',
  'payouts.exported': 'Payouts exported',
  'exchange_key.used': 'Exchange key used (first time that day)',
  'customer_data.read': 'Customer data read (first time that day)',
};

/** "batch.approved" -> "Batch approved". */
export function actionWords(action: string): string {
  const known = ACTIONS[action];
  if (known) return known;
  const words = action.replaceAll(/[._-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The actions that can be chosen as a filter. */
export const ACTION_CHOICES = Object.entries(ACTIONS).map(([value, label]) => ({ value, label }));

/** "payment-config" -> "payment config". */
export function subjectWords(subjectType: string): string {
  return subjectType.replaceAll(/[-_]/g, ' ');
}

/** The name of a detail in words: "releaseDelaySeconds" -> "Release delay seconds". */
export function partWords(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
