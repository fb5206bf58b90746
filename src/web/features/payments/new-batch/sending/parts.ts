import { t } from '@lingui/core/macro';
import type { CreateBulkWithdrawalBatchRequest, ProblemDetails } from '../../../../../client/types.gen.ts';
import type { BatchPlan } from '../../../../../domain/withdrawal-file/withdrawal-file.ts';
import { formatAmount, type Currency } from '../../../../../shared/money.ts';
import type { RequestBody } from '../desk/protocol.ts';

/** One batch of the file. Plain data, kept in the browser's storage so that a reload cannot send it twice. */
export interface Part {
  /** '1/10'; '' when the file is one batch. */
  label: string;
  count: number;
  /** The amount in major units. */
  amount: string;
  /** The Idempotency-Key; null after an answer. */
  key: string | null;
  /** The digest of the request that was sent with the key. */
  digest: string | null;
  /** The created batch. */
  batchId: string | null;
}

/** The fields that all parts of a file share. */
export interface Head {
  label: string;
  currency: Currency;
  rail: NonNullable<CreateBulkWithdrawalBatchRequest['rail']>;
  source: CreateBulkWithdrawalBatchRequest['source'] | null;
  duplicateReason: string;
  retryOfBatchId: string | null;
  executionDate?: string | undefined;
  ifNotBankingDay?: CreateBulkWithdrawalBatchRequest['ifNotBankingDay'];
  /** The earlier batch whose next run this is. */
  repeatsBatchId?: string | null;
  /** The rejected batch that the file corrects. */
  correctsBatchId?: string;
  /** Whether the preparer typed control totals, which match. */
  controlled: boolean;
}

/** The parts of a new plan. Parts that are sent, or may have been, stay as they are. */
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

/** The number of leading parts that are sent or may have been. */
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
    ...(head.repeatsBatchId ? { repeatsBatchId: head.repeatsBatchId } : {}),
    ...(head.executionDate === undefined ? {} : datesOf(head.executionDate, head.ifNotBankingDay)),
    ...(head.retryOfBatchId === null ? {} : { retryOfBatchId: head.retryOfBatchId }),
    // A batch can have only one correction: the first of several parts.
    ...(head.correctsBatchId !== undefined && /^(1\/|$)/.test(part.label)
      ? { correctsBatchId: head.correctsBatchId }
      : {}),
  };
}

function datesOf(executionDate: string, ifNotBankingDay: Head['ifNotBankingDay']) {
  return ifNotBankingDay === undefined ? { executionDate } : { executionDate, ifNotBankingDay };
}

/** What one part is sent as, without its withdrawals. */
export type RequestOfPart<Request> = (part: Part) => Request;

export interface SendingTools<Request extends object> {
  body: (batch: number, head: Request) => Promise<RequestBody>;
  /** Creates a batch and returns its id; throws the problem details of a refusal. */
  create: (head: Request, body: RequestBody, key: string) => Promise<string>;
  newKey: () => string;
  /** Stores the parts; called before a part is sent and after its answer. */
  keep: (parts: Part[]) => void;
  problemOf: (error: unknown) => ProblemDetails;
}

export type SendingResult =
  | { ok: true; parts: Part[] }
  | { ok: false; parts: Part[]; part: number; problem: ProblemDetails };

/**
 * Sends the remaining parts one after another and stops at the first failure. A part's key is stored before
 * the part is sent and dropped only after an answer, so that sending again after a lost answer creates
 * nothing twice.
 */
export async function sendParts<Request extends object>(
  planned: readonly Part[],
  requestOf: RequestOfPart<Request>,
  tools: SendingTools<Request>,
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
      const request = requestOf(part);
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
 * Whether the server may have created the batch despite the error. The part then keeps its key, and the same
 * request is sent again.
 */
function mayHaveHappened(problem: ProblemDetails): boolean {
  return (
    problem.status === 0 ||
    problem.status >= 500 ||
    problem.code === 'request_in_flight' ||
    problem.code === 'idempotency_key_reused'
  );
}

/** The code of a part that got no answer and whose request has changed since. */
export const IN_DOUBT = 'part_in_doubt';

function inDoubt({ label }: Part): ProblemDetails {
  const isOnly = label === '';
  return {
    type: 'about:blank',
    title: isOnly ? t`This batch may already exist` : t`Batch ${label} may already exist`,
    status: 0,
    code: IN_DOUBT,
    instance: '',
    errors: [],
    detail: isOnly
      ? t`This batch was sent but the server did not answer, and the limits or the file have changed since. \
Check whether the batch exists before you send it again.`
      : t`Batch ${label} was sent but the server did not answer, and the limits or the file have changed \
since. Check whether the batch exists before you send it again.`,
  };
}
