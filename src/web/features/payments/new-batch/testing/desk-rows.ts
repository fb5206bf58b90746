import type { Desk } from '../desk/desk.ts';
import type { DeskQuery, Earlier } from '../desk/protocol.ts';
import { withRows } from './desk-of.ts';

export const ALL: DeskQuery = { show: 'all', text: '', errorCode: null, listing: 0 };

/** An earlier payment, as the look-up in the history finds one. */
export const EARLIER: Earlier = {
  batch: { id: 'b', label: 'February', status: 'COMPLETE' },
  rowNumber: 12,
  status: 'COMPLETE',
  createdAt: '2026-02-25T08:00:00.000Z',
};

/** Rows with different amounts: 1.00, 2.00, … */
export function good(count: number): string[] {
  return Array.from({ length: count }, (_, i) => withRows({ amount: `${i + 1}.00`, id: `E${i}` }));
}

/** The numbers of the listed rows. */
export function numbers(desk: Desk, query: Partial<DeskQuery>): number[] {
  return desk.page({ ...ALL, ...query }, 0, 100).items.map((row) => row.row);
}
