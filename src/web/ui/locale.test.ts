import { i18n } from '@lingui/core';
import { afterEach, expect, it } from 'vitest';
import { formatCompact, formatNumber } from './locale.ts';

afterEach(() => i18n.activate('en'));

it.each([
  ['en', '1,234,567', '12K', '1.2M'],
  ['af', '1\u00a0234\u00a0567', '12\u00a0k', '1,2\u00a0m'],
])('writes numbers as the readers of %s do', (language, grouped, thousands, millions) => {
  i18n.loadAndActivate({ locale: language, messages: {} });
  expect(formatNumber(1_234_567)).toBe(grouped);
  expect(formatCompact(12_345)).toBe(thousands);
  expect(formatCompact(1_200_000)).toBe(millions);
});
