import type { RequestToPayState } from '../../../../shared/collection-terms.ts';
import type { RequestToPayProvider } from './request-to-pay-provider.ts';

/** The words of a bank's name that the sandbox plays, one each time that it is asked. */
const STATES: Readonly<Record<string, RequestToPayState>> = {
  pending: 'PENDING',
  presented: 'PRESENTED',
  paid: 'PAID',
  rejected: 'REJECTED',
  expired: 'EXPIRED',
  cancelled: 'CANCELLED',
  refunding: 'REFUND_IN_PROGRESS',
  refunded: 'REFUNDED',
};

const USUAL: readonly RequestToPayState[] = ['PRESENTED', 'PAID'];

/**
 * What the bank of a ShapID says, in this order: "0812345678@presented-rejected" plays both, "…@never" says
 * nothing, and any other bank presents it and has it paid. So every state can be had in any order.
 */
function scriptOf(shapId: string): readonly RequestToPayState[] {
  const words = shapId.split('@')[1]?.split('-') ?? [];
  if (words.length === 1 && words[0] === 'never') return [];
  const states = words.map((word) => STATES[word]);
  return words.length > 0 && states.every((state) => state !== undefined) ? states : USUAL;
}

/** A provider without a network: it keeps nothing, so a repeated message is the same one. */
export const SANDBOX: RequestToPayProvider = {
  send: async () => undefined,
  cancel: async () => undefined,
  lookup: async ({ shapId, asked, isCancelled }) => {
    const script = scriptOf(shapId);
    if (isCancelled && script === USUAL) return ['CANCELLED'];
    const told = script[asked];
    return told === undefined ? [] : [told];
  },
};
