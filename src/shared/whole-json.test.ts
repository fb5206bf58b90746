import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { parseWhole, quoteLargeIntegers, stringifyWhole } from './whole-json.ts';

describe('JSON with whole integers', () => {
  it('keeps 64 bits when read and when written', () => {
    expect(parseWhole('{"feeAccountId": 9223372036854775807, "n": 12}')).toEqual({ feeAccountId: '9223372036854775807', n: 12 });
    expect(stringifyWhole([{ accountId: 9_223_372_036_854_775_807n, gone: undefined, none: null }])).toBe('[{"accountId":9223372036854775807,"none":null}]');
  });

  it('leaves digits inside texts as they are', () => {
    const json = '{"a\\"9223372036854775807": "x 9223372036854775807 \\\\", "b": 9223372036854775807}';
    expect(parseWhole(json)).toEqual({ 'a"9223372036854775807': 'x 9223372036854775807 \\', b: '9223372036854775807' });
  });

  it('reads and writes every other JSON as JSON does', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        const value: unknown = JSON.parse(json);
        const text = JSON.stringify(value);
        expect(stringifyWhole(value)).toBe(text);
        if (!/\d{16,}/.test(text)) expect(quoteLargeIntegers(text)).toBe(text);
      }),
    );
  });

  it('refuses what is no JSON', () => {
    expect(() => parseWhole('{"a":')).toThrow(SyntaxError);
  });
});
