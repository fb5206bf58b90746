import { i18n } from '@lingui/core';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../ui/testing/render-page.tsx';
import type { Desk } from '../desk/desk.ts';
import { messages as sentences } from '../sentences/texts/af.po';
import { sentenceWords } from '../../shared/withdrawal-file/file-sentences.ts';
import { writerOf } from '../../shared/withdrawal-file/sentence-words.ts';
import { messages as fields } from '../../shared/withdrawal-file/texts/af.po';
import { deskWith, GOOD, withRows } from '../testing/desk-of.ts';
import { messages } from '../texts/af.po';
import { RowMessages } from './row-messages.tsx';

afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

function inAfrikaans(): Desk {
  i18n.loadAndActivate({ locale: 'af', messages: { ...messages, ...fields, ...sentences } });
  const row = withRows({ bank: 'Capitek', account: '1012345678', amount: '1250000.00' });
  return deskWith({ maxBatchAmountMinor: 100_000_000n }, GOOD, row);
}

it('says in the language of the user what is wrong, with figures as the language writes them', () => {
  const desk = inAfrikaans();
  renderPage(<RowMessages row={desk.row(2)} readOnly={false} onUse={vi.fn()} onConfirm={vi.fn()} />);
  expect(
    screen.getByText(/^Bank: “Capitek” is nie ’n bank wat betaal kan word nie. Het jy Capitec bedoel\?/),
  ).toBeTruthy();
  // Intl separates thousands with a space that does not break.
  expect(
    screen.getByText(/^Bedrag: Dit is bo R\s1\s000\s000,00, die meeste wat hierdie entiteit/),
  ).toBeTruthy();
});

it('writes the annotated file in the language of the user', async () => {
  const desk = inAfrikaans();
  const text = await desk.annotated(writerOf(sentenceWords())).text();
  expect(text).toMatch(/Ry 2, bank “Capitek”: “Capitek” is nie ’n bank wat betaal kan word nie\./);
  expect(text).toMatch(/Dit is bo ZAR\s1\s000\s000,00, die meeste/);
});
