import { i18n } from '@lingui/core';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { explain, type Explained } from '../../../shared/error-texts.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { translateProblems, type ProblemDetails } from '../../ui/problem.ts';
import { renderPage } from '../../ui/testing/render-page.tsx';
import { messages } from './af.po';
import { inLanguage } from './in-language.ts';

afterEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  translateProblems((problem) => problem);
});

function problem(code: string, { text, params }: Explained): ProblemDetails {
  const title = 'The request was refused';
  return { type: 'about:blank', title, status: 400, detail: text, code, params, instance: '', errors: [] };
}

function inAfrikaans(): void {
  i18n.loadAndActivate({ locale: 'af', messages });
  translateProblems(inLanguage);
}

const zar = (amount: string) => ({ amount, currency: 'ZAR' });

it('says an error in the language of the user, with figures as the language writes them', () => {
  inAfrikaans();
  const needed = { needed: zar('1250000.50'), available: zar('1000000.00'), shortfall: zar('250000.50') };
  const error = problem('insufficient_funds', explain('insufficient_funds', needed));
  expect(error.detail).toBe(
    'The batch needs R\u00a01,250,000.50 including fees, but only R\u00a01,000,000.00 is available: ' +
      'R\u00a0250,000.50 is missing. Fund the account, then approve again.',
  );
  renderPage(<ErrorState error={error} />);
  expect(screen.getByText('Die versoek is geweier')).toBeTruthy();
  expect(
    screen.getByText(
      /^Die bondel benodig R\s1\s250\s000,50 met fooie ingesluit, .*: R\s250\s000,50 ontbreek\./,
    ),
  ).toBeTruthy();
});

it('says a sentence inside another one, and the errors of fields', () => {
  inAfrikaans();
  const message = explain('field.most', { limit: 2_000 });
  const sent = {
    ...problem('validation_failed', explain('validation_failed', { path: 'limit', message })),
    errors: [{ path: 'limit', code: 'too_big', message: message.text, params: message.params }],
  };
  expect(inLanguage(sent)).toMatchObject({
    detail: expect.stringMatching(/^limit: Voer hoogstens 2\s000 in\.$/) as string,
    errors: [{ message: expect.stringMatching(/^Voer hoogstens/) as string }],
  });
});

it('leaves a sentence in English that no catalogue has', () => {
  inAfrikaans();
  const newer = { text: 'Something new happened.', params: { sentence: 'something_new' } };
  expect(inLanguage(problem('something_new', newer)).detail).toBe('Something new happened.');
});
