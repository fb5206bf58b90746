import { i18n } from '@lingui/core';
import { formatMoney } from '../../ui/amount.tsx';
import { formatNumber } from '../../ui/locale.ts';
import type { ProblemDetails, SentenceParams } from '../../ui/problem.ts';
import { templateOf } from '../../ui/template-of.ts';

const known = new WeakMap<ProblemDetails, ProblemDetails>();

/** A problem with its texts in the language of the page. Texts that no catalogue has stay in English. */
export function inLanguage(problem: ProblemDetails): ProblemDetails {
  let written = known.get(problem);
  if (!written) {
    written = {
      ...problem,
      title: textOf(`title.${problem.title}`) ?? problem.title,
      detail: sentenceOf(problem.params) ?? problem.detail,
      errors: problem.errors.map((error) => ({
        ...error,
        message: sentenceOf(error.params) ?? error.message,
      })),
    };
    known.set(problem, written);
    known.set(written, written);
  }
  return written;
}

function textOf(id: string): string | null {
  const message = i18n.messages[id];
  return message === undefined ? null : templateOf(message);
}

/** Null for a sentence that is not in the catalogue, such as a newer one of the server. */
function sentenceOf(params: SentenceParams | undefined): string | null {
  const template = params && textOf(`problem.${params.sentence}`);
  if (!template) return null;
  let complete = true;
  const text = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = valueOf(params[name]);
    complete &&= value !== null;
    return value ?? '';
  });
  return complete ? text : null;
}

function valueOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value !== 'object' || value === null) return null;
  if ('sentence' in value) return sentenceOf(value as SentenceParams);
  if (!('amount' in value && 'currency' in value)) return null;
  return formatMoney(String(value.amount), String(value.currency));
}
