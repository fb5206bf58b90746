import { beforeEach, describe, expect, it } from 'vitest';
import { mayReload } from './reload-when-reachable.ts';

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/payouts');
});

/** The seconds at which a page that never loads is reloaded within an hour. */
function reloadsInAnHour(): number[] {
  return Array.from({ length: 3_600 }, (_, second) => second).filter((second) => mayReload(second * 1_000));
}

describe('a page that could not be loaded', () => {
  it('is reloaded at once, after a short time, and then at growing intervals', () => {
    expect(reloadsInAnHour()).toEqual([0, 10, 40, 160, 760, 1_360, 1_960, 2_560, 3_160]);
  });

  it('is reloaded at once when another page was reloaded before it', () => {
    expect(mayReload(0)).toBe(true);
    window.history.replaceState(null, '', '/recipients');
    expect(mayReload(1_000)).toBe(true);
  });

  it.each(['{"at":1}', '"x"', '{"of":"/payouts","at":"y","count":null}'])(
    'is reloaded when what was noted is %s',
    (noted) => {
      sessionStorage.setItem('outlay.reloaded', noted);
      expect(mayReload(0)).toBe(true);
    },
  );

  it('is left to the user when nothing can be noted', () => {
    sessionStorage.setItem('outlay.reloaded', '{');
    expect(mayReload(0)).toBe(false);
  });
});
