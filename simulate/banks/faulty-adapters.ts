import { createHash } from 'node:crypto';
import type {
  BankAnswer,
  BankConnection,
  BankPayment,
} from '../../src/server/payments/connection/connection.ts';
import type { ApiBank } from './api-bank.ts';

/** Adapters with a planted fault, to see whether a promise finds it. */

/** Sends unanswered payments again at once, under another key. */
export function resendsUnanswered(bank: ApiBank): BankConnection {
  return {
    ...connectionOf(bank),
    submit: async (payments) => {
      const answers = new Map(await bank.submit(payments));
      const again = payments.filter(({ attemptId }) => !answers.has(attemptId));
      const renamed = again.map((payment) => ({ ...payment, attemptId: otherKey(payment.attemptId) }));
      const found = await bank.submit(renamed);
      for (const { attemptId } of again) copyAnswer(found, otherKey(attemptId), answers, attemptId);
      return answers;
    },
  };
}

/** Looks up an attempt, and when the answer is missing pays it under a new key. */
export function newKeyForRepeats(bank: ApiBank): BankConnection {
  const seen = new Map<string, BankPayment>();
  return {
    ...connectionOf(bank),
    submit: (payments) => {
      for (const payment of payments) seen.set(payment.attemptId, payment);
      return bank.submit(payments);
    },
    lookup: async (attemptIds) => {
      const answers = new Map(await bank.lookup(attemptIds));
      for (const attemptId of attemptIds) {
        const payment = seen.get(attemptId);
        if (answers.has(attemptId) || !payment) continue;
        const found = await bank.submit([{ ...payment, attemptId: otherKey(attemptId) }]);
        copyAnswer(found, otherKey(attemptId), answers, attemptId);
      }
      return answers;
    },
  };
}

/** Reports for ever that the bank has not decided, without a time limit after which a user is asked. */
export function decidesWhenever(bank: ApiBank): BankConnection {
  return {
    ...connectionOf(bank),
    capabilities: { ...bank.capabilities, undecidedForMs: null },
  };
}

function connectionOf(bank: ApiBank): BankConnection {
  return {
    name: bank.name,
    capabilities: bank.capabilities,
    submit: (payments) => bank.submit(payments),
    lookup: (attemptIds) => bank.lookup(attemptIds),
    returnedSince: (since) => bank.returnedSince(since),
  };
}

function copyAnswer(
  from: ReadonlyMap<string, BankAnswer>,
  key: string,
  to: Map<string, BankAnswer>,
  attemptId: string,
): void {
  const answer = from.get(key);
  if (answer) to.set(attemptId, answer);
}

function otherKey(attemptId: string): string {
  const hex = createHash('sha256').update(attemptId).digest('hex');
  return `${attemptId.slice(0, 24)}${hex.slice(0, 12)}`;
}
