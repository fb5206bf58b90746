import { describe, expect, it } from 'vitest';
import { initialState, reduce, type Form, type NewBatchState } from '../state.ts';
import type { Desk } from '../desk/desk.ts';
import { deskOf, deskWith, withRows } from '../testing/desk-of.ts';
import { readiness } from './readiness.ts';
import '../testing/sentences.ts';

function stateOf(
  desk: Desk,
  form: Partial<Form> = {},
  history: NewBatchState['history'] = 'done',
): NewBatchState {
  const slice = desk.uncheckedSlice();
  if (slice && history === 'done')
    desk.recordHistory({ rows: slice.rows, earlier: [], changed: [], runs: [] });
  const opened = reduce(initialState({ currency: 'ZAR', rail: 'EFT', decimalMark: null }), {
    type: 'opened',
    sha256: 'ab',
    dialect: { encoding: 'utf-8', byteOrderMark: false, delimiter: ',' },
    desk: desk.state(),
    label: 'March',
  });
  return { ...opened, history, form: { ...opened.form, ...form } };
}

/** A payment to a person who was last paid on another account. */
function changedOf(changesChecked: boolean): NewBatchState {
  const desk = deskOf(withRows({}));
  const account = { bankCode: 'FNB', accountNumber: '62012345678', lastPaidAt: '2026-02-25T08:00:00.000Z' };
  const { rows: found } = desk.uncheckedSlice()!;
  desk.recordHistory({ rows: found, earlier: [], changed: [{ row: 1, account }], runs: [] });
  return { ...stateOf(desk), changesChecked };
}

const rows = (count: number) =>
  Array.from({ length: count }, (_, i) => withRows({ amount: `${i + 1}.00`, id: `${i}` }));
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the submit button', () => {
  it('states its consequence', () => {
    expect(plain(readiness(stateOf(deskOf(...rows(2))), true).button)).toBe(
      'Submit 2 payments of R 3.00 for approval',
    );
    expect(plain(readiness(stateOf(deskOf(...rows(1))), true).button)).toBe(
      'Submit 1 payment of R 1.00 for approval',
    );
    expect(plain(readiness(stateOf(deskWith({ maxBatchWithdrawals: 2 }, ...rows(5))), true).button)).toBe(
      'Submit 5 payments of R 15.00 for approval in 3 batches',
    );
  });

  it('asks for a confirmation of payments that failed before for a reason that remains', () => {
    const failures = [{ row: 1, name: 'Thandi', reason: 'The name does not match.' }];
    const source = { name: 'Retry', blob: new Blob(), retryOf: 'b', failures };
    const reasonWith = (form: Partial<Form>) =>
      readiness({ ...stateOf(deskOf(...rows(1)), form), source }, true).reason;
    expect(reasonWith({})).toMatch(/^This payment failed before/);
    expect(reasonWith({ failuresChecked: true })).toBeNull();
  });

  it('states the rest once a part is sent', () => {
    const state = stateOf(deskWith({ maxBatchWithdrawals: 2 }, ...rows(4)));
    const part = { label: '1/2', count: 2, amount: '3.00', key: 'k', digest: 'd', batchId: 'b' };
    const sending = {
      parts: [part, { ...part, batchId: null, key: null, digest: null }],
      running: false,
      problem: null,
      resumed: false,
    };
    expect(plain(readiness({ ...state, sending }, true).button)).toBe(
      'Submit the other 2 payments of R 7.00 for approval in 1 batch',
    );
  });
});

describe('the reason not to submit', () => {
  it.each<[string, () => NewBatchState, RegExp | null]>([
    ['nothing', () => stateOf(deskOf(...rows(2))), null],
    ['an error', () => stateOf(deskOf(...rows(1), withRows({ amount: 'x' }))), /^One row has an error/],
    ['no label', () => stateOf(deskOf(...rows(1)), { label: ' ' }), /label/],
    [
      'a label without space for 1/3',
      () => stateOf(deskWith({ maxBatchWithdrawals: 1 }, ...rows(3)), { label: 'x'.repeat(117) }),
      /116 characters/,
    ],
    ['a control total', () => stateOf(deskOf(...rows(2)), { count: '3' }), /1 too few/],
    [
      'a duplicate without a reason',
      () => stateOf(deskOf(withRows({}), withRows({}))),
      /looks like a duplicate/,
    ],
    [
      'a duplicate with a reason',
      () => stateOf(deskOf(withRows({}), withRows({})), { duplicateReason: 'Agreed' }),
      null,
    ],
    ['changed bank details that are not checked yet', () => changedOf(false), /checked the changed accounts/],
    ['not changed bank details that were checked', () => changedOf(true), null],
    [
      'the maximum amount of a batch',
      () => stateOf(deskWith({ maxBatchAmountMinor: 250n }, ...rows(2))),
      /at most R\u00a02.50/,
    ],
    [
      'rows that are still being compared',
      () => stateOf(deskOf(...rows(1)), {}, 'checking'),
      /still being compared/,
    ],
    [
      'not a failed comparison, since the server compares again',
      () => stateOf(deskOf(...rows(1)), {}, 'failed'),
      null,
    ],
  ])('%s', (_what, state, expected) => {
    const { reason } = readiness(state(), true);
    if (expected === null) expect(reason).toBeNull();
    else expect(reason).toMatch(expected);
  });

  it('is that payouts are off', () => {
    expect(readiness(stateOf(deskOf(...rows(1))), false).reason).toMatch(/switched off payouts/);
  });

  it('is that every row is excluded', () => {
    const desk = deskOf(...rows(1));
    desk.change({ kind: 'exclude', rows: [1], reason: 'Has left' });
    expect(readiness(stateOf(desk), true).reason).toMatch(/nothing to pay/);
  });
});
