import { describe, expect, it } from 'vitest';
import type { PaymentFormat } from '../../../shared/bank-file-terms.ts';
import { fileNameOf } from '../file-name.ts';
import { orderWith, REGISTRATION } from '../testing/orders.ts';
import { numbersAfter } from './file-numbers.ts';

const numbers = (transmissionNumber: number, generationNumber: number) => ({
  transmissionNumber,
  generationNumber,
});

describe('the numbers of an ACB file', () => {
  it.each([
    [{}, numbers(1, 1)],
    [{ firstTransmissionNumber: 48_213, firstGenerationNumber: 318 }, numbers(48_213, 318)],
    [{ firstGenerationNumber: 318 }, numbers(1, 318)],
    [{ firstTransmissionNumber: 0, firstGenerationNumber: 0 }, numbers(0, 0)],
  ])('begin as the registration states: %o', (stated, first) => {
    expect(numbersAfter(null, { ...REGISTRATION, ...stated })).toEqual(first);
  });

  it('follow those of the file before, whatever the registration states, and go on from 0', () => {
    const registration = { ...REGISTRATION, firstTransmissionNumber: 5, firstGenerationNumber: 5 };
    const after = (transmission: number, generation: number) =>
      numbersAfter(numbers(transmission, generation), registration);
    expect(after(48_213, 318)).toEqual(numbers(48_214, 319));
    expect(after(12_345, 9_999)).toEqual(numbers(12_346, 0));
    expect(after(9_999_999, 9_998)).toEqual(numbers(0, 9_999));
    expect(after(0, 0)).toEqual(numbers(1, 1));
  });
});

it('the name of a file has the number that the file carries', () => {
  const order = orderWith({ fileNumber: 2, acbNumbers: numbers(48_213, 318) });
  const now = { date: '2026-11-24', time: '08:15:00' };
  const nameOf = (format: PaymentFormat, named = order) =>
    fileNameOf({ fileName: '{date}-{number}', format }, named, now);
  expect(nameOf('ACB_198')).toBe('20261124-48213');
  expect(nameOf('ACB_180')).toBe('20261124-0318');
  expect(nameOf('PAIN_001', { ...order, acbNumbers: null })).toBe('20261124-0002');
});
