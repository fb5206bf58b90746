import { screen, waitFor, within } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../../ui/testing/render-page.tsx';
import type { Desk } from '../desk/desk.ts';
import type { Change } from '../desk/protocol.ts';
import { initialState, reduce } from '../state.ts';
import { deskOf, GOOD, withRows } from '../testing/desk-of.ts';
import type { DeskActions } from '../use-desk.ts';
import { ErrorGroups } from './error-groups.tsx';

const CHOICES = { currency: 'ZAR', rail: 'EFT', decimalMark: null } as const;

function Panel({ desk, goToRow }: { desk: Desk; goToRow: (row: number) => void }) {
  const [version, setVersion] = useState(1);
  const actions = useMemo(
    () =>
      ({
        call: () => Promise.resolve(desk.errorGroups()),
        change: (change: Change) => {
          desk.change(change);
          setVersion((before) => before + 1);
        },
      }) as unknown as DeskActions,
    [desk],
  );
  const state = reduce(initialState(CHOICES), { type: 'changed', desk: desk.state() });
  return (
    <ErrorGroups
      state={{ ...state, version }}
      dispatch={vi.fn()}
      desk={actions}
      readOnly={false}
      headingId="errors"
      goToRow={goToRow}
      onExcludeAll={vi.fn()}
    />
  );
}

it('groups the errors and corrects every row with the same text at once', async () => {
  const rows = ['Capitek', 'Capitek', 'Nowhere'].map((bank, i) =>
    withRows({ bank, branch: '', account: '1012345678', amount: `${i + 1}.00` }),
  );
  const desk = deskOf(GOOD, ...rows);
  const goToRow = vi.fn();
  const { user } = renderPage(<Panel desk={desk} goToRow={goToRow} />);
  expect(screen.getByRole('heading', { name: '3 rows need fixing' })).toBeTruthy();
  const group = await screen.findByText('Bank not recognised (3)');
  expect(group).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Row 4' }));
  expect(goToRow).toHaveBeenCalledExactlyOnceWith(4);

  await user.click(screen.getByRole('button', { name: 'Apply to all 2: Capitec instead of “Capitek”' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: '1 row needs fixing' })).toBeTruthy());
  await screen.findByText('Bank not recognised (1)');
  expect(within(screen.getByRole('list')).queryByText(/Capitek/)).toBeNull();
  expect([2, 3].map((row) => desk.row(row).withdrawal?.bankCode)).toEqual(['CAPITEC', 'CAPITEC']);
});
