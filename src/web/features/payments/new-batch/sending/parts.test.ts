import { describe, expect, it } from 'vitest';
import type { ProblemDetails } from '../../../../../client/types.gen.ts';
import {
  committedParts,
  IN_DOUBT,
  planParts,
  requestHead,
  sendParts,
  type Head,
  type Part,
  type SendingTools,
} from './parts.ts';

const HEAD: Head = {
  label: 'March',
  currency: 'ZAR',
  rail: 'EFT',
  source: { fileName: 'a.csv', sha256: 'ab' },
  duplicateReason: '',
  retryOfBatchId: null,
  controlled: true,
};

/** What each part is sent as. */
const requestOf =
  (given: Partial<Head> = {}) =>
  (part: Part) =>
    requestHead({ ...HEAD, ...given }, part);

const plan = (count: number): Part[] =>
  planParts(
    Array.from({ length: count }, (_, index) => ({
      index,
      label: count > 1 ? `${index + 1}/${count}` : '',
      count: 2,
      totalMinor: 300n,
      problem: null,
    })),
    [],
    'ZAR',
  );

function problem(status: number, code: string): ProblemDetails {
  return { type: '', title: 'Refused', status, detail: '', code, instance: '', errors: [] };
}

/** A server that creates one batch per key, and loses the chosen answers. */
function server(answers: (call: number) => ProblemDetails | 'lost' | 'created' = () => 'created') {
  const created = new Map<string, string>();
  const sent: { label: string; key: string }[] = [];
  const kept: Part[][] = [];
  let keys = 0;
  const tools: SendingTools<ReturnType<typeof requestHead>> = {
    body: (batch, head) =>
      Promise.resolve({
        bytes: new ArrayBuffer(0),
        gzipped: false,
        digest: `${batch} ${JSON.stringify(head)}`,
      }),
    create: (head, _body, key) => {
      expect(
        kept.at(-1)!.some((part) => part.key === key),
        'the key is stored before it is used',
      ).toBe(true);
      sent.push({ label: head.label, key });
      const answer = answers(sent.length);
      if (typeof answer === 'object') return Promise.reject(answer);
      if (!created.has(key)) created.set(key, `batch ${created.size + 1}`);
      return answer === 'lost'
        ? Promise.reject(problem(503, 'no_answer'))
        : Promise.resolve(created.get(key)!);
    },
    newKey: () => `key ${++keys}`,
    keep: (parts) => kept.push(structuredClone(parts)),
    problemOf: (error) => error as ProblemDetails,
  };
  return { tools, created, sent, kept };
}

describe('sending parts', () => {
  it('are sent one after another, each with its own key and label', async () => {
    const { tools, sent } = server();
    const result = await sendParts(plan(3), requestOf(), tools);
    expect(result).toMatchObject({
      ok: true,
      parts: [{ batchId: 'batch 1' }, { batchId: 'batch 2' }, { batchId: 'batch 3' }],
    });
    expect(sent).toEqual([
      { label: 'March 1/3', key: 'key 1' },
      { label: 'March 2/3', key: 'key 2' },
      { label: 'March 3/3', key: 'key 3' },
    ]);
  });

  it('create nothing twice when an answer is lost and they are sent again after a reload', async () => {
    const { tools, created, sent, kept } = server((call) => (call === 2 ? 'lost' : 'created'));
    const first = await sendParts(plan(3), requestOf(), tools);
    expect(first).toMatchObject({ ok: false, part: 1, problem: { code: 'no_answer' } });
    const second = await sendParts(kept.at(-1)!, requestOf(), tools);
    expect(second.ok).toBe(true);
    expect(created.size).toBe(3);
    expect(sent.map(({ key }) => key)).toEqual(['key 1', 'key 2', 'key 2', 'key 3']);
  });

  it('get a new key after a refusal, since the corrected request is a different one', async () => {
    const { tools, sent } = server((call) => (call === 1 ? problem(400, 'validation_failed') : 'created'));
    const first = await sendParts(plan(1), requestOf(), tools);
    expect(first).toMatchObject({ ok: false, parts: [{ key: null, batchId: null }] });
    await sendParts(first.parts, requestOf({ label: 'April' }), tools);
    expect(sent.map(({ key }) => key)).toEqual(['key 1', 'key 2']);
  });

  it.each([
    [503, 'no_answer', true],
    [500, 'internal', true],
    [409, 'request_in_flight', true],
    [400, 'possible_duplicates', false],
    [401, 'unauthenticated', false],
    [429, 'too_many_requests', false],
  ])('keep their key after %s %s: %s', async (status, code, keeps) => {
    const { tools } = server(() => problem(status, code));
    const { parts } = await sendParts(plan(1), requestOf(), tools);
    expect(parts[0]!.key !== null).toBe(keeps);
  });

  it('are not sent with other content while it is unknown whether they were created', async () => {
    const { tools, sent } = server(() => 'lost');
    const { parts } = await sendParts(plan(1), requestOf(), tools);
    const again = await sendParts(parts, requestOf({ label: 'Another' }), tools);
    expect(again).toMatchObject({ ok: false, problem: { code: IN_DOUBT } });
    expect(sent).toHaveLength(1);
  });

  it('are planned again except for those that are sent or may have been', () => {
    const before = plan(3).map((part, i) =>
      i === 0 ? { ...part, batchId: 'b' } : i === 1 ? { ...part, key: 'k', digest: 'd' } : part,
    );
    const batches = [2, 2, 1].map((count, index) => ({
      index,
      label: `${index + 1}/3`,
      count,
      totalMinor: 100n,
      problem: null,
    }));
    const after = planParts(batches, before, 'ZAR');
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
    expect(after[2]).toMatchObject({ count: 1, amount: '1.00', key: null });
    expect(committedParts(after)).toBe(2);
  });

  it('state their own control totals in each request, and no field that was not given', () => {
    const [part] = plan(1);
    expect(requestHead(HEAD, part!)).toEqual({
      label: 'March',
      currency: 'ZAR',
      rail: 'EFT',
      source: HEAD.source,
      controlTotals: { count: 2, amount: '3.00' },
    });
    expect(
      requestHead(
        {
          ...HEAD,
          controlled: false,
          source: null,
          duplicateReason: 'Agreed',
          executionDate: '2026-03-25',
          ifNotBankingDay: 'PRECEDING',
          retryOfBatchId: 'r',
          correctsBatchId: 'c',
        },
        part!,
      ),
    ).toEqual({
      label: 'March',
      currency: 'ZAR',
      rail: 'EFT',
      duplicateReason: 'Agreed',
      executionDate: '2026-03-25',
      ifNotBankingDay: 'PRECEDING',
      retryOfBatchId: 'r',
      correctsBatchId: 'c',
    });
  });
});
