import { describe, expect, it } from 'vitest';
import type { RememberedColumns } from '../../../../../client/types.gen.ts';
import { NO_PICKS, samePicks, type Picks } from '../../shared/withdrawal-file/match/picks.ts';
import { picksFrom, rememberedFor, savedMapping } from './remembered.ts';

const PICKS: Picks = {
  ...NO_PICKS,
  beneficiary_name: { kind: 'columns', columns: [0, 1] },
  bank: { kind: 'columns', columns: [2] },
  amount: { kind: 'columns', columns: [4] },
  account_type: { kind: 'same', text: ' SAVINGS ' },
};

function remembered(...headers: string[]): RememberedColumns {
  const confirmedBy = { userId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c41', name: 'preparer' };
  return {
    headers,
    mapping: savedMapping(PICKS),
    droppedConstants: [],
    confirmedBy,
    confirmedAt: '2026-11-03T08:00:00.000Z',
  };
}

describe('remembered columns', () => {
  it('come back as they were picked', () => {
    const again = picksFrom(savedMapping(PICKS));
    expect(samePicks(again, { ...PICKS, account_type: { kind: 'same', text: 'SAVINGS' } })).toBe(true);
  });

  it('are found by a header that differs in spaces and capitals only', () => {
    const all = [remembered('Name', 'Net Pay'), remembered('Name', 'Gross Pay')];
    expect(rememberedFor(all, ['NAME ', 'gross  pay'])).toBe(all[1]);
    expect(rememberedFor(all, ['Gross Pay', 'Name'])).toBeNull();
    expect(rememberedFor(all, ['Name'])).toBeNull();
    expect(rememberedFor(undefined, ['Name'])).toBeNull();
  });
});
