import type { RequestToPayState } from '../../../../shared/collection-terms.ts';

/** A request to pay as a provider gets it. */
export interface PromptSent {
  /** The same one each time that it is sent: a provider takes a repeated one for the same. */
  id: string;
  shapId: string;
  amountMinor: bigint;
  expiresAt: Date;
  /** What the payer reads: who asks, and the reference of the payment request. */
  from: string;
  reference: string;
}

/** Who carries requests to pay to the banks of payers. No answer of it is money. */
export interface RequestToPayProvider {
  /** Resolves once it is taken. After an error the same one is sent again. */
  send(prompt: PromptSent): Promise<void>;
  /** Asks for its end, which is not guaranteed. */
  cancel(id: string): Promise<void>;
  /** What the bank has said since it was last asked: nothing, or states in any order, also repeated ones. */
  lookup(prompt: {
    id: string;
    shapId: string;
    asked: number;
    isCancelled: boolean;
  }): Promise<RequestToPayState[]>;
}
