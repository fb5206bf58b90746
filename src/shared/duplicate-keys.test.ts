import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { duplicateKeyOf } from './duplicate-keys.ts';

const check = (json: string) => duplicateKeyOf(json, JSON.parse(json));

describe('a duplicate key', () => {
  it.each([
    ['{"a":1,"a":2}', 'a'],
    ['{"a":1,"a":1}', 'a'],
    ['{"amount":"1","\\u0061mount":"2"}', 'amount'],
    ['{"x":{"b":1,"c":{"b":2,"b":3}}}', 'x.c.b'],
    ['{"withdrawals":[{"amount":"1"},{"amount":"1","bankCode":"X","amount":"9"}]}', 'withdrawals[1].amount'],
    ['[[],[{"k":[],"k":{}}]]', '[1][0].k'],
    ['{"__proto__":1,"__proto__":2}', '__proto__'],
    ['{"":1,"":2}', ''],
    ['{"a":"x:\\"a\\":","a":1}', 'a'],
    [' {\n"a" :\t1 ,\r"b": ":", "a" : null } ', 'a'],
    ['{"1":1,"01":2,"1":3}', '1'],
  ])('is found with its path: %s', (json, path) => {
    expect(check(json)).toBe(path);
  });

  it('is not reported where no key repeats', () => {
    for (const json of [
      '{"a":{"a":1},"b":[{"a":1},{"a":1}]}',
      '{"a":"\\"a\\":1","A":1}',
      '"a:b"',
      '[]',
      '1',
      'null',
      '{"constructor":1,"toString":2}',
    ])
      expect(check(json)).toBeNull();
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (json) => {
        expect(check(JSON.stringify(JSON.parse(json)))).toBeNull();
      }),
    );
  });

  it('is found at any position', () => {
    const inner = fc.json({ maxDepth: 3 });
    const key = fc.string({ unit: 'grapheme' }).filter((text) => text !== '__proto__');
    fc.assert(
      fc.property(key, inner, inner, fc.array(inner, { maxLength: 3 }), (name, first, second, before) => {
        const twice = `{${JSON.stringify(name)}:${first},${JSON.stringify(name)}:${second}}`;
        expect(check(`[${[...before, twice].join(',')}]`)).not.toBeNull();
      }),
    );
  });

  it('is found in deeply nested text without recursion', () => {
    const deep = 50_000;
    expect(check(`${'[{"a":'.repeat(deep)}1${'}]'.repeat(deep)}`)).toBeNull();
  });
});
