import { describe, expect, it } from 'vitest';
import type { MailChoice } from '../../shared/terms.ts';
import { isMailDue } from './mail-due.ts';

const ZONE = 'Africa/Johannesburg';

describe('a mail that sums up what needs attention', () => {
  it.each<[MailChoice, string, string, boolean]>([
    // Now and the time of the last mail, in Johannesburg (UTC+2).
    ['DAILY', '2026-03-02T06:59:59+02:00', '2026-03-01T07:00:00+02:00', false],
    ['DAILY', '2026-03-02T07:00:00+02:00', '2026-03-01T07:00:00+02:00', true],
    ['DAILY', '2026-03-02T07:01:00+02:00', '2026-03-02T07:00:00+02:00', false],
    ['DAILY', '2026-03-02T23:00:00+02:00', '2026-03-01T23:00:00+02:00', true],
    ['DAILY', '2026-03-03T06:00:00+02:00', '2026-03-02T07:00:00+02:00', false],
    ['IMMEDIATELY', '2026-03-02T03:00:00+02:00', '2026-03-02T02:59:00+02:00', true],
    ['OFF', '2026-03-02T12:00:00+02:00', '2026-01-01T12:00:00+02:00', false],
  ])('%s at %s, with the last one at %s: %s', (digest, now, last, due) => {
    expect(isMailDue(digest, Date.parse(now), Date.parse(last), ZONE)).toBe(due);
  });
});
