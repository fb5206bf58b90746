import { describe, expect, it } from 'vitest';
import type { DeskState } from './desk/protocol.ts';
import type { Part } from './sending/parts.ts';
import {
  hasUnsentWork,
  initialState,
  reduce,
  type Action,
  type NewBatchState,
  type Source,
} from './state.ts';
import { deskFromText, deskOf, GOOD, TEMPLATE, withRows } from './testing/desk-of.ts';

const CHOICES = { currency: 'ZAR', rail: 'EFT', decimalMark: null } as const;
const SOURCE: Source = { name: 'salaries_march.csv', blob: new Blob(['x']), retryOf: null };
const DIALECT = { encoding: 'utf-8', byteOrderMark: false, delimiter: ',' } as const;

function run(...actions: Action[]): NewBatchState {
  return actions.reduce(reduce, initialState(CHOICES));
}

function opened(desk: DeskState): Action {
  return { type: 'opened', sha256: 'ab', dialect: DIALECT, desk, label: 'salaries march' };
}

function part(change: Partial<Part>): Part {
  return { label: '', count: 1, amount: '1.00', key: null, digest: null, batchId: null, ...change };
}

const reading: Action = { type: 'reading', source: SOURCE };

describe('opening a file', () => {
  it('reads it, then reviews it with a label from its name', () => {
    const state = run(reading, opened(deskOf(GOOD).state()));
    expect(state).toMatchObject({
      stage: 'review',
      form: { label: 'salaries march' },
      query: { show: 'all' },
      mapperOpen: false,
    });
  });

  it('shows the errors if some rows have one, and all rows if every row has one', () => {
    expect(run(reading, opened(deskOf(GOOD, withRows({ amount: 'x' })).state())).query.show).toBe('errors');
    expect(run(reading, opened(deskOf(withRows({ amount: 'x' })).state())).query.show).toBe('all');
  });

  it('returns to the first step if the file cannot be opened, and says why', () => {
    expect(run(reading, { type: 'fault', message: 'The file has changed on the disk.' })).toMatchObject({
      stage: 'choose',
      fault: 'The file has changed on the disk.',
    });
  });

  it('restores a draft as it was left, with no part counted as sent', () => {
    const form = { label: 'March', count: '1', amount: '', duplicateReason: '' };
    const state = run(reading, opened(deskOf(GOOD).state()), {
      type: 'resumed',
      desk: deskOf(GOOD).state(),
      form,
      choices: CHOICES,
      parts: [],
    });
    expect(state).toMatchObject({ stage: 'review', form, sending: null });
    expect(hasUnsentWork(state)).toBe(true);
  });

  it('shows the columns first, unless they match the template', () => {
    expect(run(reading, opened(deskOf(GOOD).state())).stage).toBe('review');
    const net = deskFromText(
      'Name,Bank,Account no,Type,Net Pay,Reference\nThandi,ABSA,4012345678,savings,5.00,REF\n',
    );
    const matching = run(reading, opened(net.state()));
    expect(matching.stage).toBe('match');
    expect(reduce(matching, { type: 'matched' })).toMatchObject({ stage: 'review', query: { show: 'all' } });
    const titled = deskFromText(`Acme,,,,,,,,\n${TEMPLATE}\n${GOOD}\n`);
    expect(run(reading, opened(titled.state())).stage).toBe('match');
  });

  it('returns to the columns if a restored draft has an open question', () => {
    const desk = deskFromText(`${TEMPLATE},Net pay\n${GOOD},7.00\n`);
    const form = { label: 'March', count: '', amount: '', duplicateReason: '' };
    const resume = (): Action => ({ type: 'resumed', desk: desk.state(), form, choices: CHOICES, parts: [] });
    expect(run(reading, opened(desk.state()), resume()).stage).toBe('match');
    desk.remap({ amount: 9 });
    expect(run(reading, opened(desk.state()), resume()).stage).toBe('review');
  });

  it('returns to the first step with the reason why the file cannot be read', () => {
    const problem = { code: 'empty', message: { key: 'empty' } } as const;
    expect(run(reading, { type: 'unreadable', problem })).toMatchObject({
      stage: 'choose',
      problem,
      source: SOURCE,
    });
  });

  it('ignores progress that arrives after reading has ended', () => {
    const progress = { bytes: 1, totalBytes: 2, rows: 1 };
    expect(run(reading, { type: 'progress', progress }).progress).toEqual(progress);
    expect(run(reading, opened(deskOf(GOOD).state()), { type: 'progress', progress }).progress).toBeNull();
  });
});

describe('the input of the user', () => {
  const typed: Action = {
    type: 'form',
    form: { label: 'March', count: '3', amount: '10', duplicateReason: 'Agreed' },
  };

  it('survives edits, refusals and errors', () => {
    const desk = deskOf(GOOD).state();
    const problem = {
      type: '',
      title: '',
      status: 400,
      detail: '',
      code: 'validation_failed',
      instance: '',
      errors: [],
    };
    const state = run(
      reading,
      opened(desk),
      typed,
      { type: 'changed', desk, refreshList: true },
      { type: 'sending', parts: [part({})] },
      { type: 'stopped', problem, desk },
      { type: 'fault', message: 'x' },
    );
    expect(state.form).toEqual({ label: 'March', count: '3', amount: '10', duplicateReason: 'Agreed' });
    expect(state.sending).toMatchObject({ running: false, problem });
  });

  it('is discarded with the file', () => {
    expect(run(reading, opened(deskOf(GOOD).state()), typed, { type: 'start over' }).form.label).toBe('');
  });
});

describe('the list of rows', () => {
  it('stays while a row is edited, and is fetched again after all rows changed', () => {
    const desk = deskOf(GOOD).state();
    const before = run(reading, opened(desk));
    const edited = reduce(before, { type: 'edited', desk, offer: null });
    expect(edited.query).toEqual(before.query);
    expect(edited.version).toBeGreaterThan(before.version);
    expect(reduce(before, { type: 'changed', desk, refreshList: true }).query.listing).toBeGreaterThan(
      before.query.listing,
    );
  });

  it('shows the rows that the server refused', () => {
    const desk = deskOf(GOOD);
    desk.refuse(0, [{ index: 0, field: 'amount', code: 'x', message: 'No.' }]);
    const state = run(
      reading,
      opened(deskOf(GOOD).state()),
      { type: 'sending', parts: [part({ key: 'k' })] },
      { type: 'stopped', problem: null, desk: desk.state() },
    );
    expect(state.query).toMatchObject({ show: 'errors', text: '', errorCode: null });
  });

  it('shows all rows once the last row with an error is excluded', () => {
    const desk = deskOf(GOOD).state();
    const looking = run(reading, opened(desk), { type: 'query', query: { show: 'errors' } });
    const excluded = { type: 'changed', desk, leavesEmptyList: true } as const;
    expect(reduce(looking, excluded).query.show).toBe('all');
    expect(reduce(looking, { ...excluded, desk: { ...desk, errorRows: 1 } }).query.show).toBe('errors');
    expect(reduce(looking, { type: 'changed', desk }).query.show).toBe('errors');
  });

  it('withdraws an offer and a notice after any other change', () => {
    const desk = deskOf(GOOD).state();
    const offer = { field: 'bank', from: 'x', to: 'ABSA', rows: [2] } as const;
    const edited = run(reading, opened(desk), { type: 'edited', desk, offer: { ...offer, rows: [2] } });
    expect(edited.offer).toEqual(offer);
    const changed = reduce(edited, { type: 'changed', desk, notice: '1 row changed.' });
    expect(changed).toMatchObject({ offer: null, notice: '1 row changed.' });
    expect(reduce(changed, { type: 'edited', desk, offer: null }).notice).toBeNull();
  });
});

describe('leaving', () => {
  it('is guarded from the start of reading until every part is sent', () => {
    const desk = deskOf(GOOD).state();
    expect(hasUnsentWork(run())).toBe(false);
    expect(hasUnsentWork(run(reading))).toBe(true);
    const sending = run(reading, opened(desk), {
      type: 'sending',
      parts: [part({ batchId: 'a' }), part({})],
    });
    expect(hasUnsentWork(sending)).toBe(true);
    expect(
      hasUnsentWork(
        reduce(sending, { type: 'parts', parts: [part({ batchId: 'a' }), part({ batchId: 'b' })] }),
      ),
    ).toBe(false);
  });
});
