import type { CreateBulkWithdrawalBatchRequest, ProblemDetails } from '../../../../../client/types.gen.ts';
import type { BatchPlan } from '../../../../../domain/withdrawal-file/withdrawal-file.ts';
import { formatAmount, type Currency } from '../../../../../shared/money.ts';
import type { RequestBody } from '../desk/protocol.ts';

/**
 * One batch of the file on its way. Plain data: it is kept in the browser's storage, so that a reload cannot
 * send it twice.
 */
export interface Part {
  /** '1/10'; '' when the file is one batch. */
  label: string;
  count: number;
  /** In major units. */
  amount: string;
  /** The Idempotency-Key, kept until there is an answer. */
  key: string | null;
  /** SHA-256 of the request that the key went with. */
  digest: string | null;
  /** The batch that was created. */
  batchId: string | null;
}

/** What every part of a file says besides its withdrawals. */
export interface Head {
  label: string;
  currency: Currency;
  rail: NonNullable<CreateBulkWithdrawalBatchRequest['rail']>;
  source: CreateBulkWithdrawalBatchRequest['source'] | null;
  duplicateReason: string;
  retryOfBatchId: string | null;
  /** Whether the preparer typed control totals (and they hold). */
  controlled: boolean;
}

/** The parts of a plan. What is sent, or may be, keeps its place; the rest is planned anew. */
export function planParts(
  batches: readonly BatchPlan[],
  before: readonly Part[],
  currency: Currency,
): Part[] {
  return batches.map((batch, at) => {
    const earlier = before[at];
    if (earlier && (earlier.batchId !== null || earlier.key !== null)) return earlier;
    return {
      label: batch.label,
      count: batch.count,
      amount: formatAmount(batch.totalMinor, currency),
      key: null,
      digest: null,
      batchId: null,
    };
  });
}

/** How many parts at the beginning are sent, or may be. */
export function committedParts(parts: readonly Part[]): number {
  const open = parts.findIndex((part) => part.batchId === null && part.key === null);
  return open < 0 ? parts.length : open;
}

/** The request of one part, without its withdrawals. */
export function requestHead(head: Head, part: Part): Omit<CreateBulkWithdrawalBatchRequest, 'withdrawals'> {
  return {
    label: part.label === '' ? head.label : `${head.label} ${part.label}`,
    currency: head.currency,
    rail: head.rail,
    ...(head.source ? { source: head.source } : {}),
    ...(head.controlled ? { controlTotals: { count: part.count, amount: part.amount } } : {}),
    ...(head.duplicateReason === '' ? {} : { duplicateReason: head.duplicateReason }),
    ...(head.retryOfBatchId === null ? {} : { retryOfBatchId: head.retryOfBatchId }),
  };
}

export interface SendingTools {
  body: (batch: number, head: Omit<CreateBulkWithdrawalBatchRequest, 'withdrawals'>) => Promise<RequestBody>;
  /** Creates a batch and answers its id; throws the problem of a refusal. */
  create: (
    head: Omit<CreateBulkWithdrawalBatchRequest, 'withdrawals'>,
    body: RequestBody,
    key: string,
  ) => Promise<string>;
  newKey: () => string;
  /** Called before a part is sent and after its answer: keep what it is given. */
  keep: (parts: Part[]) => void;
  problemOf: (error: unknown) => ProblemDetails;
}

export type SendingResult =
  { ok: true; parts: Part[] } | { ok: false; parts: Part[]; part: number; problem: ProblemDetails };

/**
 * Sends the parts that are not sent yet, one after another, and stops at the first that fails. A part's key
 * is made and kept before it is sent and given up only for an answer, so that sending again after a silence
 * creates nothing twice.
 */
export async function sendParts(
  planned: readonly Part[],
  head: Head,
  tools: SendingTools,
): Promise<SendingResult> {
  let parts = [...planned];
  const set = (at: number, change: Partial<Part>) => {
    parts = parts.map((part, i) => (i === at ? { ...part, ...change } : part));
    tools.keep(parts);
  };
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at]!;
    if (part.batchId !== null) continue;
    try {
      const request = requestHead(head, part);
      const body = await tools.body(at, request);
      if (part.key !== null && part.digest !== body.digest)
        return { ok: false, parts, part: at, problem: inDoubt(part) };
      const key = part.key ?? tools.newKey();
      set(at, { key, digest: body.digest });
      set(at, { batchId: await tools.create(request, body, key) });
    } catch (error) {
      const problem = tools.problemOf(error);
      if (!mayHaveHappened(problem)) set(at, { key: null, digest: null });
      return { ok: false, parts, part: at, problem };
    }
  }
  return { ok: true, parts };
}

/**
 * Whether the server may have created the batch in spite of the error: then the key stays, and the same
 * request is sent again.
 */
export function mayHaveHappened(problem: ProblemDetails): boolean {
  return (
    problem.status === 0 ||
    problem.status >= 500 ||
    problem.code === 'request_in_flight' ||
    problem.code === 'idempotency_key_reused'
  );
}

/** The code of a part that was sent without an answer and would be sent differently now. */
export const IN_DOUBT = 'part_in_doubt';

function inDoubt(part: Part): ProblemDetails {
  const name = part.label === '' ? 'This batch' : `Batch ${part.label}`;
  return {
    type: 'about:blank',
    title: `${name} may be there already`,
    status: 0,
    code: IN_DOUBT,
    instance: '',
    errors: [],
    detail:
      `${name} was sent before and no answer came; the limits or the file have changed ` +
      'since. Look whether it is among the batches before you send it anew.',
  };
}
