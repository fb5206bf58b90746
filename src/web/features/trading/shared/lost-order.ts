import { problemOf } from '../../../ui/problem.ts';

/** Errors after which the order may have arrived, unless the gateway says that it sent nothing. */
const OUTCOME_UNKNOWN = new Set([
  'no_answer',
  'exchange_no_answer',
  'exchange_unavailable',
  'exchange_fault',
]);
const NOT_SENT = 'not_sent';

/** Whether an error leaves open if the order arrived. */
export function isOutcomeUnknown(error: unknown): boolean {
  const { code, errors } = problemOf(error);
  return OUTCOME_UNKNOWN.has(code) && errors.every((detail) => detail.code !== NOT_SENT);
}

/** Finds the order that was sent with a reference. */
export function orderOfReference<O extends { customerOrderId?: string }>(
  orders: readonly O[],
  reference: string,
): O | undefined {
  return orders.find(({ customerOrderId }) => customerOrderId === reference);
}
