import { ACTION_GROUPS, ACTOR_WORDS, PART_WORDS, PHRASES, SUBJECT_WORDS } from './words.ts';

/** A language of the audit log: how it writes texts, numbers, money and times. */
export interface Voice {
  /** A text of words.ts; `{amount}` in it is replaced by `values.amount`. */
  text: (english: string, values?: { amount: string }) => string;
  /** "2 approvals", "30 days". */
  count: (unit: 'approval' | 'day' | 'hour' | 'minute' | 'second', count: number) => string;
  number: (value: number) => string;
  /** `amount` is a decimal string in major units. */
  money: (amount: string, currency: string) => string;
  /** A moment, as ISO 8601 or in epoch milliseconds, in the entity's time zone. */
  time: (at: string | number) => string;
  rail: (code: string) => string;
}

type Text = Voice['text'];

const ACTIONS: Readonly<Record<string, string>> = Object.assign(
  {},
  ...ACTION_GROUPS.map(({ actions }) => actions),
);

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "batch.approved" -> "Batch approved". */
export function actionText(text: Text, action: string): string {
  const known = ACTIONS[action];
  return known ? text(known) : sentence(action.replaceAll(/[._-]/g, ' '));
}

/** Whether an entry records that a new sign-in replaced the session of the same browser. */
export function isSignInAgain({ action, details }: { action: string; details: Record<string, unknown> }) {
  return action === 'session.closed' && details['why'] === 'replaced';
}

/** The action of an entry in words. */
export function entryText(text: Text, entry: { action: string; details: Record<string, unknown> }): string {
  if (entry.action === 'session.closed' && entry.details['why'] === 'switched')
    return text(PHRASES.switchedCompany);
  return isSignInAgain(entry) ? text(PHRASES.signedInAgain) : actionText(text, entry.action);
}

/** Whether the action can be chosen as a filter. */
export function isKnownAction(action: string): boolean {
  return action in ACTIONS;
}

/** "payment-config" -> "payment config". */
export function subjectTypeText(text: Text, subjectType: string): string {
  const known = SUBJECT_WORDS[subjectType];
  return known ? text(known) : subjectType.replaceAll(/[-_]/g, ' ');
}

/** "releaseDelaySeconds" -> "Submission delay", "totalAmountMinor" -> "Total amount". */
export function partText(text: Text, name: string): string {
  const known = PART_WORDS[name];
  if (known) return text(known);
  return sentence(
    name
      .replace(/(?:Minor|Seconds|Ids?)$/, '')
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase(),
  );
}

/** The name of a person, or the word for the operator or for Outlay itself in the language of the log. */
export function actorText(text: Text, { kind, displayName }: { kind: string; displayName: string }): string {
  const known = kind === 'USER' ? undefined : ACTOR_WORDS[displayName];
  return known ? text(known) : displayName;
}

/** Subjects of which an entity has only one, so that their type suffices as a name. */
const ONE_OF_ENTITY = new Set(['payment-config', 'entity-config', 'exchange_key']);

interface Named {
  subjectType: string;
  subjectId: string;
  subject: { label: string | null };
}

/**
 * The name of the subject: "Salaries February", "Payment config"; without a name, its type and the end of its
 * id.
 */
export function subjectText(text: Text, { subjectType, subjectId, subject }: Named): string {
  const titled = sentence(subjectTypeText(text, subjectType));
  if (ONE_OF_ENTITY.has(subjectType)) return titled;
  return subject.label ?? `${titled}\u00a0…${subjectId.slice(-8)}`;
}
