import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { quoteLargeIntegers } from './whole-json.ts';

const parse = (json: string): unknown => JSON.parse(quoteLargeIntegers(json));

describe('JSON with whole integers', () => {
  it('keeps 64 bits when read', () => {
    expect(parse('{"feeAccountId": 9223372036854775807, "n": 12}')).toEqual({
      feeAccountId: '9223372036854775807',
      n: 12,
    });
  });

  it('leaves digits inside texts, and the digits of a fraction, as they are', () => {
    const json =
      '{"a\\"9223372036854775807": "x 9223372036854775807 \\\\", "b": 9223372036854775807, "c": ' +
      '0.30000000000000004}';
    expect(parse(json)).toEqual({
      'a"9223372036854775807': 'x 9223372036854775807 \\',
      b: '9223372036854775807',
      c: 0.30000000000000004,
    });
  });

  it('leaves every other JSON as it is', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        const text = JSON.stringify(JSON.parse(json));
        if (!/\d{16,}/.test(text)) expect(quoteLargeIntegers(text)).toBe(text);
      }),
    );
  });
});
