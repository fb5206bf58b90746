import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson, writeJson } from './json.ts';

describe('JSON of the wire', () => {
  it('keeps 64-bit integers and the digits of numbers, as text', () => {
    expect(
      parseJson(
        '{"a":9223372036854775807,"b":-9007199254740993,"c":12,' +
          '"d":0.00000001,"e":1.50,"f":1E3,"g":[1234567890123456]}',
      ),
    ).toEqual({
      a: '9223372036854775807',
      b: '-9007199254740993',
      c: 12,
      d: '0.00000001',
      e: '1.50',
      f: '1E3',
      g: ['1234567890123456'],
    });
  });

  it('leaves strings unchanged, whatever they contain', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.string(),
          fc.oneof(
            fc.string(),
            fc.constantFrom('1.5', '"9223372036854775807"', '\\"12345678901234567890', '{"a":1.5}'),
            fc.integer({ min: -1e14, max: 1e14 }),
            fc.boolean(),
            fc.constant(null),
          ),
        ),
        (value) => {
          expect(parseJson(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
        },
      ),
    );
  });

  it.each(['01', '1.', '{"a":01.5}', '{"a":-}', "{'a':1}", '', '1 2'])(
    'refuses %j, which is not JSON',
    (text) => {
      expect(() => parseJson(text)).toThrow(SyntaxError);
    },
  );

  it('writes what JSON.stringify writes, and bigints as integers', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(writeJson(value)).toBe(JSON.stringify(value));
      }),
    );
    expect(writeJson({ id: 9_223_372_036_854_775_807n, none: undefined, list: [1n, undefined] })).toBe(
      '{"id":9223372036854775807,"list":[1,null]}',
    );
  });

  it('refuses a duplicate key', () => {
    expect(() => parseJson('{"price":"1","price":"2"}')).toThrow(SyntaxError);
    expect(() => parseJson('{"a":{"b":1,"b":1}}')).toThrow(SyntaxError);
    expect(parseJson('{"a":{"b":1},"b":1}')).toEqual({ a: { b: 1 }, b: 1 });
  });
});
