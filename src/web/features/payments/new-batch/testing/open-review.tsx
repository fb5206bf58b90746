import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useReducer } from 'react';
import { vi } from 'vitest';
import { FIELDS } from '../../../../../domain/withdrawal/shapes.ts';
import { ABSA, CAPITEC, FNB, STANDARD } from '../../../../../domain/withdrawal-file/testing/fixture.ts';
import { renderPage } from '../../../../ui/testing/render-page.tsx';
import { ReviewStep } from '../review/review-step.tsx';
import { SavedSendings } from '../sending/saved-sending.ts';
import type { Setup } from '../../shared/withdrawal-file/withdrawal-rules.ts';
import { initialState, reduce } from '../state.ts';
import { type DeskActions, useDesk } from '../use-desk.ts';
import { TEMPLATE } from './desk-of.ts';
import { workerHere } from './worker-here.ts';

const SETUP = {
  banks: [ABSA, CAPITEC, FNB, STANDARD],
  entity: {
    entityId: 'e',
    country: 'ZA',
    enabledCurrencies: ['ZAR'],
    payoutsEnabled: true,
    maxBatchWithdrawals: 1_000,
    maxBatchAmounts: [],
    rails: [{ rail: 'EFT', maxAmount: null }],
  },
  config: { defaultRail: 'EFT' },
} as unknown as Setup;

const SAVED = new SavedSendings(window.sessionStorage, 'test');

/** The review of a file over its real worker, without the steps before and after it. */
function Review({ file, onDesk }: { file: Blob; onDesk: (desk: DeskActions) => void }) {
  const [state, dispatch] = useReducer(
    reduce,
    initialState({ currency: 'ZAR', rail: 'EFT', decimalMark: null }),
  );
  const desk = useDesk(state, dispatch, SETUP, SAVED);
  useEffect(() => {
    onDesk(desk);
    desk.open({ name: 'rows.csv', blob: file, retryOf: null });
    return desk.cancel;
  }, [desk, file, onDesk]);
  if (state.stage !== 'review') return null;
  return (
    <ReviewStep
      state={state}
      dispatch={dispatch}
      desk={desk}
      setup={SETUP}
      history={{ again: () => undefined }}
      sending={{ send: () => undefined, sendAgain: () => undefined }}
    />
  );
}

/** Opens a file of these rows in the review step. `delayMs` is the time that each message takes. */
export async function openReview(rows: readonly string[], delayMs: () => number = () => 0) {
  // The test's page has no layout: the grid takes this for its inner size.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly tell: ResizeObserverCallback;
      constructor(tell: ResizeObserverCallback) {
        this.tell = tell;
      }
      observe() {
        const contentRect = { width: 1_200, height: 600 } as DOMRectReadOnly;
        this.tell([{ contentRect } as ResizeObserverEntry], this as unknown as ResizeObserver);
      }
      unobserve() {}
      disconnect() {}
    },
  );
  await workerHere(delayMs);
  let desk!: DeskActions;
  const onDesk = (given: DeskActions) => {
    desk = given;
  };
  const file = new Blob([`${[TEMPLATE, ...rows].join('\n')}\n`]);
  const { user } = renderPage(<Review file={file} onDesk={onDesk} />);
  const grid = await screen.findByRole('grid', { name: 'Rows of the file' });
  await waitFor(() => within(grid).getAllByRole('rowheader'));
  grid.focus();
  /** The texts of all rows, as the worker has them. */
  const cells = async () => {
    const query = { show: 'all' as const, text: '', errorCode: null, listing: 0 };
    const { items } = await desk.call('page', { query, offset: 0, limit: rows.length + 50 });
    return new Map(items.map(({ row, cells: texts }) => [row, texts]));
  };
  /** The row of the file and the field that the active cell shows. */
  const active = () => {
    const cell = document.getElementById(grid.getAttribute('aria-activedescendant')!)!;
    const header = cell.parentElement!.querySelector('[role="rowheader"]')!;
    return { row: Number(header.textContent), field: FIELDS[Number(cell.id.split('-')[2])]! };
  };
  return { user, grid, cells, active, close: cleanup };
}
