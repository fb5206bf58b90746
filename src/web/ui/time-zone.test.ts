import { describe, expect, it } from 'vitest';
import { zoneName } from './time-zone.ts';

describe('zoneName', () => {
  it.each([
    ['2026-03-02T10:00:00Z', 'Africa/Johannesburg', 'SAST'],
    ['2026-01-02T10:00:00Z', 'Europe/London', 'GMT'],
    ['2026-07-02T10:00:00Z', 'Europe/London', 'BST'],
    ['2026-07-02T10:00:00Z', 'America/New_York', 'EDT'],
    ['2026-01-02T10:00:00Z', 'UTC', 'UTC'],
    ['2026-01-02T10:00:00Z', 'America/Sao_Paulo', 'GMT-3'],
  ])('at %s names %s %s', (at, zone, name) => {
    expect(zoneName(new Date(at), zone)).toBe(name);
  });
});
