import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { SCHEDULE_EXAMPLES } from '../../../../contract/examples/schedules.ts';
import { FIELDS } from '../../../../domain/withdrawal/shapes.ts';
import { ABSA, CAPITEC, FNB, STANDARD } from '../../../../domain/withdrawal-file/testing/fixture.ts';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../../ui/testing/render-page.tsx';
import RunPage from './run-page.tsx';
import { workerHere } from './testing/worker-here.ts';

const example = (operation: string) => SCHEDULE_EXAMPLES[operation]!.answers[200] as any;
const schedule = example('getScheduledWithdrawal');
const run = example('getScheduledWithdrawalRun');
const PATH = `/institution/payments/scheduled-withdrawals/${schedule.id}`;
const RUN = `${PATH}/runs/${run.dueOn}`;

beforeEach(async () => {
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
  await workerHere(() => 0);
});

function show(given: object = {}, more: Parameters<typeof answer>[0] = {}) {
  const banks = [ABSA, CAPITEC, FNB, STANDARD];
  const rail = { rail: 'EFT', maxAmount: null, sharesFileWith: null };
  const sent = answer({
    'GET /institution/payments/bulk-withdrawals/banks': { body: banks },
    'GET /institution/payments/entity/config': {
      body: {
        entityId: 'e',
        country: 'ZA',
        enabledCurrencies: ['ZAR'],
        payoutsEnabled: true,
        maxBatchWithdrawals: 10_000,
        maxBatchAmounts: [],
        oneRailPerBatch: false,
        rails: [rail],
      },
    },
    'GET /institution/payments/config': { body: { defaultRail: 'EFT', duplicateWindowDays: 30 } },
    'GET /app/column-mappings': { body: [] },
    'POST /app/history-check': { body: { duplicates: [], runs: [], changedDetails: [] } },
    [`GET ${PATH}`]: { body: schedule },
    [`GET ${RUN}`]: { body: { ...run, ...given } },
    [`PUT ${RUN}`]: { body: example('changeScheduledWithdrawalRun') },
    ...more,
  });
  const element = (
    <Routes>
      <Route path="/schedules/:id/run" element={<RunPage />} />
      <Route path="/schedules/:id" element={<h1>The schedule</h1>} />
    </Routes>
  );
  const address = `/schedules/${schedule.id}/run?due=${run.dueOn}`;
  return { sent, ...renderPage(element, { session: sessionOf('preparer', ['PREPARER']), address }) };
}

async function grid() {
  const found = await screen.findByRole('grid', { name: 'Rows of the file' }, { timeout: 5_000 });
  await waitFor(() => within(found).getAllByRole('rowheader'));
  return found;
}

it('changes the payments of one run and sends all of them', async () => {
  const { sent, user } = show();
  const rows = await grid();
  await screen.findByText('The payments are those of the schedule.');
  await screen.findByText(/Nothing differs from the schedule yet\. Add, change or exclude a payment\./);
  rows.focus();
  const right = FIELDS.indexOf('amount');
  await user.keyboard(`${'{ArrowRight}'.repeat(right)}1300.00{Enter}`);
  await screen.findByText('In this run only: 1 payment changed', {}, { timeout: 5_000 });
  screen.getByText(/Changed: .*R.1,300\.00 instead of R.1,250\.00/);
  await user.click(
    await screen.findByRole('button', { name: /^Create the batch of 1 payment, R.1,300\.00/ }),
  );
  await screen.findByRole('heading', { name: 'The schedule' });
  const put = sent.find(({ method }) => method === 'PUT')!;
  expect(put.address).toBe(RUN);
  expect(put.headers.get('idempotency-key')).not.toBeNull();
  expect(put.body).toEqual({ withdrawals: [{ ...run.withdrawals[0], amount: '1300.00' }] });
  const check = sent.find(({ address }) => address.startsWith('/app/history-check'))!;
  expect(check.address).toContain(`scheduleId=${schedule.id}`);
});

it('adds a payment to this run alone', async () => {
  const { user } = show();
  await grid();
  await user.click(await screen.findByRole('button', { name: 'Add a payment' }));
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2));
});

it('asks for the file of a run that waits for one', async () => {
  show({ status: 'WAITING_FOR_FILE', withdrawals: [], withdrawalCount: 0 });
  await screen.findByText('Drop a CSV or Excel file here or choose one');
  screen.getByRole('heading', { level: 1, name: 'Stipends: payments of the run of 25 Apr 2026' });
});

it('says that a run which has left cannot be changed', async () => {
  show({ status: 'CREATED', batchStatus: 'PROCESSING' });
  await screen.findByText('This run can no longer be changed');
});
