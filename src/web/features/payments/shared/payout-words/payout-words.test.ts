import { i18n } from '@lingui/core';
import { afterEach, describe, expect, it } from 'vitest';
import { messages } from './texts/af.po';
import { eventWords, failureSentence } from './payout-words.ts';

afterEach(() => i18n.activate('en'));

const step = { name: null, rail: null, failureCode: null, description: 'As the server says it.' };

describe('words about a payout', () => {
  it('are those of the server in English', () => {
    expect(failureSentence({ failureCode: 'ACCOUNT_CLOSED', failureReason: 'Old words.' })).toBe(
      'The account is closed. Ask the beneficiary for another account and pay again.',
    );
    expect(eventWords({ ...step, event: 'batch.approved', name: 'Thandi $1 Nkosi' })).toBe(
      'Thandi $1 Nkosi approved the batch.',
    );
    expect(eventWords({ ...step, event: 'payout.submitted', rail: 'EFT' })).toBe(
      'Submitted to the bank by EFT.',
    );
  });

  it('are in the language of the page', () => {
    i18n.load('af', messages);
    i18n.activate('af');
    expect(
      failureSentence({ failureCode: 'ACCOUNT_CLOSED', failureReason: 'The account is closed.' }),
    ).toMatch(/^Die rekening is gesluit\./);
    expect(eventWords({ ...step, event: 'payout.failed', failureCode: 'ACCOUNT_CLOSED' })).toMatch(
      /^Die betaling het misluk.* Die rekening is gesluit\./,
    );
    expect(eventWords({ ...step, event: 'batch.created', name: 'Thandi Nkosi' })).toContain('Thandi Nkosi');
  });

  it('are those of the server for what this page does not know', () => {
    expect(eventWords({ ...step, event: 'payout.paused' })).toBe('As the server says it.');
    expect(failureSentence({ failureCode: null, failureReason: null })).toBeNull();
  });
});
