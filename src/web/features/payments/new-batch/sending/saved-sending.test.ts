import { expect, it } from 'vitest';
import { SavedSendings, type SavedSending } from './saved-sending.ts';

class MemoryStorage implements Storage {
  private readonly items = new Map<string, string>();
  get length() {
    return this.items.size;
  }
  key = (at: number) => [...this.items.keys()][at] ?? null;
  getItem = (name: string) => this.items.get(name) ?? null;
  setItem = (name: string, value: string) => void this.items.set(name, value);
  removeItem = (name: string) => void this.items.delete(name);
  clear = () => this.items.clear();
}

const SENDING: SavedSending = {
  sha256: 'ab',
  fileName: 'a.csv',
  form: { label: 'March', count: '', amount: '', duplicateReason: '' },
  choices: { currency: 'ZAR', rail: 'EFT', decimalMark: null },
  journal: JSON.stringify([{ kind: 'exclude', rows: [1], reason: 'Has left' }]),
  parts: [{ label: '', count: 1, amount: '1.00', key: 'k', digest: 'd', batchId: null }],
};

it('is returned unchanged, to the same user only', () => {
  const storage = new MemoryStorage();
  const mine = new SavedSendings(storage, 'me');
  mine.keep(SENDING);
  expect(mine.find('ab')).toEqual(SENDING);
  expect(new SavedSendings(storage, 'another user').all()).toEqual([]);
  mine.forget('ab');
  expect(mine.all()).toEqual([]);
});

it('ignores records of other versions of the page and of other programs', () => {
  const storage = new MemoryStorage();
  storage.setItem('outlay.sending.me.cd', '{"sha256":"cd"}');
  storage.setItem('outlay.sending.me.ef', 'not JSON');
  storage.setItem('something else', '{}');
  expect(new SavedSendings(storage, 'me').all()).toEqual([]);
});
