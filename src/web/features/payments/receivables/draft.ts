import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import type {
  PaymentRequestDetail,
  PaymentRequestRequest,
  UpdatePaymentRequestRequest,
} from '../../../../client/types.gen.ts';
import type { OnTooMuch } from '../../../../shared/collection-terms.ts';
import { type Currency, parseAmount } from '../../../../shared/money.ts';
import { plainAmount } from '../../../../shared/typed-amount.ts';
import { groupDigits } from '../../../ui/figure.tsx';

/** What a user has typed about a request. Amounts are texts until they are sent. */
export interface Draft {
  /** A payer that exists, or a new one by name and email. */
  who: 'KNOWN' | 'NEW';
  payerId: string | null;
  name: string;
  email: string;
  label: string;
  invoiceNumber: string;
  amount: string;
  dueOn: string;
  expiresOn: string;
  allowsPart: boolean;
  minimumPart: string;
  onTooMuch: OnTooMuch;
  /** Whether the payer is mailed, if that is possible. */
  mailsPayer: boolean;
}

/** What each part of the form is given. */
export interface PartProps {
  draft: Draft;
  set: (change: Partial<Draft>) => void;
  /** The error of each field, by its path. */
  errors: Readonly<Record<string, string | undefined>>;
}

export function newDraft(payerId: string | null): Draft {
  return {
    who: 'KNOWN',
    payerId,
    name: '',
    email: '',
    label: '',
    invoiceNumber: '',
    amount: '',
    dueOn: '',
    expiresOn: '',
    allowsPart: true,
    minimumPart: '',
    onTooMuch: 'ASK',
    mailsPayer: true,
  };
}

export function draftOf(request: PaymentRequestDetail): Draft {
  return {
    ...newDraft(request.payer.id),
    label: request.label,
    invoiceNumber: request.invoiceNumber ?? '',
    amount: request.amount,
    dueOn: request.dueOn,
    expiresOn: request.expiresOn ?? '',
    allowsPart: request.allowsPart,
    minimumPart: request.minimumPart ?? '',
    onTooMuch: request.onTooMuch,
  };
}

/** The server checks more; the library's own check would make the code of every page larger. */
const Email = z.string().check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@.]+$/));

/** Whether a text is an address of a mailbox. The field may be left empty. */
export function isEmail(text: string): boolean {
  return text.trim() === '' || Email.safeParse(text.trim()).success;
}

/** The errors that need no server, by the path of their field. */
export function faultsOf(draft: Draft, currency: Currency, isNew: boolean): Record<string, string> {
  const faults: Record<string, string> = {};
  if (isNew && draft.who === 'KNOWN' && draft.payerId === null) faults['payerId'] = t`Choose the payer.`;
  if (isNew && draft.who === 'NEW') {
    if (draft.name.trim() === '') faults['payer.name'] = t`Enter the name of the payer.`;
    if (!isEmail(draft.email)) faults['payer.email'] = t`Enter an address such as naledi@example.com.`;
  }
  if (draft.label.trim() === '') faults['label'] = t`Say what the money is for.`;
  const example = groupDigits('1250.00');
  const amount = parseAmount(plainAmount(draft.amount), currency);
  if (amount === null || amount <= 0n) faults['amount'] = t`Enter an amount such as ${example}.`;
  if (draft.dueOn === '') faults['dueOn'] = t`Choose the day until which it should be paid.`;
  if (draft.expiresOn !== '' && draft.expiresOn < draft.dueOn)
    faults['expiresOn'] = t`The last day cannot be before the due day.`;
  if (draft.allowsPart && draft.minimumPart.trim() !== '') {
    const part = parseAmount(plainAmount(draft.minimumPart), currency);
    if (part === null || part <= 0n || (amount !== null && part >= amount))
      faults['minimumPart'] = t`Enter an amount below the one that is asked for, or nothing.`;
  }
  return faults;
}

/** The content of a draft without faults. */
export function contentOf(draft: Draft): UpdatePaymentRequestRequest {
  const invoiceNumber = draft.invoiceNumber.trim();
  const minimumPart = plainAmount(draft.minimumPart);
  return {
    label: draft.label.trim(),
    ...(invoiceNumber === '' ? {} : { invoiceNumber }),
    amount: plainAmount(draft.amount),
    dueOn: draft.dueOn,
    ...(draft.expiresOn === '' ? {} : { expiresOn: draft.expiresOn }),
    allowsPart: draft.allowsPart,
    ...(draft.allowsPart && minimumPart !== '' ? { minimumPart } : {}),
    onTooMuch: draft.onTooMuch,
  };
}

/** The request to create what a draft without faults says. */
export function requestOf(
  draft: Draft,
  currency: Currency,
  { sameName = 'ASK', mails }: { sameName?: 'JOIN' | 'ASK' | 'NEW'; mails: boolean },
): PaymentRequestRequest {
  const email = draft.email.trim();
  return {
    ...(draft.who === 'KNOWN'
      ? { payerId: draft.payerId! }
      : { payer: { name: draft.name.trim(), ...(email === '' ? {} : { email }), sameName } }),
    currency,
    ...contentOf(draft),
    ...(mails ? { mailsPayer: true } : {}),
  };
}
