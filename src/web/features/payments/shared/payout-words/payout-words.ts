import { i18n } from '@lingui/core';
import {
  FAILURE_TEXTS,
  failureTextId,
  type StepFacts,
  stepWords,
} from '../../../../../shared/payout-texts.ts';
import type { FailureCode } from '../../../../../shared/terms.ts';
import { templateOf } from '../../../../ui/template-of.ts';

function textOf(id: string, english: string): string {
  const message = i18n.messages[id];
  return message === undefined ? english : templateOf(message);
}

interface Failed {
  failureCode: FailureCode | null;
  failureReason: string | null;
}

/** Why a payment failed or was returned and what to do, in the page's language; null without a failure. */
export function failureSentence({ failureCode, failureReason }: Failed): string | null {
  return failureCode === null
    ? failureReason
    : textOf(failureTextId(failureCode), FAILURE_TEXTS[failureCode]);
}

/** A step of a payout in the language of the page. */
export function eventWords(facts: StepFacts & { description: string }): string {
  return stepWords(facts, textOf) ?? facts.description;
}
