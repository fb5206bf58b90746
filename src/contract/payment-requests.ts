import { z } from 'zod';
import {
  AGEING_BUCKETS,
  MAIL_NOT_SENT_REASONS,
  MOST_REQUESTS,
  ON_TOO_MUCH,
  REMINDER_KINDS,
  REMINDER_STATUSES,
  REQUEST_EVENTS,
  REQUEST_STATUSES,
  REQUEST_TO_PAY_STATES,
} from '../shared/collection-terms.ts';
import { LANGUAGES, TEXT_LIMITS } from '../shared/terms.ts';
import { Amount, CurrencyCode, lines, oneLine, page, Person, Timestamp, Uuid } from './common.ts';
import { SignedAmount } from './dashboard/statements.ts';
import { Day } from './execution-dates.ts';

const REQUEST_ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f01';
const PAYER_ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f02';

export const RequestStatusName = z.enum(REQUEST_STATUSES).meta({
  id: 'PaymentRequestStatus',
  description:
    'OPEN: nothing was received. PARTLY_PAID: a part was. PAID: all was. EXPIRED: its last day passed. ' +
    'CANCELLED: withdrawn by a user. WRITTEN_OFF: users have given up its open amount.',
  example: 'OPEN',
});

const LanguageName = z.enum(LANGUAGES);

const payerShape = {
  id: Uuid.meta({ description: 'The id of the payer.', example: PAYER_ID }),
  name: z.string().meta({ description: 'The name of the payer.', example: 'Naledi Mokoena' }),
  reference: z.string().meta({
    description: 'The standing reference, under which the payer can always pay.',
    example: 'C7KQ4MX7',
  }),
};

/** The open amount of a payer in one currency. */
const OpenAmount = z.object({
  currency: CurrencyCode.describe('The currency.'),
  amount: Amount.describe('The sum of the open amounts of its requests.'),
});

const CreditAmount = z.object({
  currency: CurrencyCode.describe('The currency.'),
  amount: Amount.describe('The sum of the credits.'),
});

export const Payer = z
  .object({
    ...payerShape,
    email: z.string().nullable().meta({
      description: 'The address for mails; null if unknown.',
      example: 'naledi@example.com',
    }),
    language: LanguageName.meta({ description: 'The language of mails to the payer.', example: 'en' }),
    sendsReminders: z.boolean().meta({
      description: 'Whether reminders are mailed to the payer.',
      example: true,
    }),
    open: z.array(OpenAmount).describe('What the payer has open, by currency; empty if nothing is.'),
    credit: z
      .array(CreditAmount)
      .describe('What the payer has paid too much, by currency; empty if nothing.'),
    refunded: z
      .array(CreditAmount)
      .describe('What was given back to the payer, or is to be, by currency; empty if nothing.'),
    knownAccounts: z.array(z.string()).meta({
      description: 'The accounts from which the payer has paid, as the bank states them.',
      example: ['62000000123'],
    }),
    requestCount: z.int().min(0).meta({ description: 'How many requests the payer has had.', example: 3 }),
    version: z.int().min(1).meta({ description: 'The `If-Match` of a change.', example: 1 }),
    createdBy: Person.describe('Who added the payer.'),
    createdAt: Timestamp.describe('When the payer was added.'),
    updatedAt: Timestamp.describe('When the payer last changed.'),
  })
  .meta({ id: 'Payer', description: 'A person or a company that is asked for money.' });

export const PaginatedPayer = page(Payer, 'PaginatedPayer', 'Payers by name.');

const WriteOff = z
  .object({
    id: Uuid.meta({ description: 'Its id.', example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f03' }),
    amount: Amount.describe('The open amount that is written off.'),
    reason: z.string().meta({ description: 'Why.', example: 'The company was wound up.' }),
    isWaiting: z.boolean().meta({
      description: 'Whether a second user has to confirm it first.',
      example: false,
    }),
    askedBy: Person.describe('Who asked for it.'),
    askedAt: Timestamp.describe('When.'),
    confirmedBy: Person.nullable().describe('The second user; null without one.'),
    confirmedAt: Timestamp.nullable().describe('When it was confirmed; null if it was not.'),
  })
  .meta({ id: 'PaymentRequestWriteOff', description: 'An open amount that is written off.' });

const contentShape = {
  label: z.string().meta({ description: 'The subject, for people.', example: 'School fees, second term' }),
  invoiceNumber: z
    .string()
    .nullable()
    .meta({ description: 'The number of the invoice; null without one.', example: 'INV-2026-0417' }),
  currency: CurrencyCode.describe('The currency of its amounts.'),
  amount: Amount.describe('The amount that is asked for.'),
  dueOn: Day.describe('The day until which it should be paid.'),
  expiresOn: Day.nullable().meta({
    description: 'The last day of the request; null if it does not expire.',
    example: null,
  }),
  allowsPart: z.boolean().meta({ description: 'Whether it may be paid in parts.', example: true }),
  minimumPart: Amount.nullable().meta({
    description: 'The smallest part; null for no such limit.',
    example: null,
  }),
  onTooMuch: z.enum(ON_TOO_MUCH).meta({
    description:
      'Money above the open amount. CREDIT: it becomes a credit of the payer. ASK: a user decides.',
    example: 'ASK',
  }),
};

const requestShape = {
  id: Uuid.meta({ description: 'Its id.', example: REQUEST_ID }),
  payer: z.object(payerShape).describe('Who is asked.'),
  ...contentShape,
  reference: z.string().meta({
    description: 'The reference that the payer quotes. Its last character checks the others.',
    example: '7KQ4MXFW',
  }),
  payUrl: z
    .string()
    .nullable()
    .meta({
      description:
        'The address of its pay page, which needs no sign-in: give it to the payer alone. Null when it is ' +
        'switched off.',
      example: 'https://pay.example.com/pay/Zk3vT0yqV1m8nRw5xJ2bLQ',
    }),
  status: RequestStatusName.describe('Its status.'),
  paidAmount: Amount.describe('The amount that was received for it.'),
  refundedAmount: Amount.describe('The part of its receipts that was given back, or is to be.'),
  openAmount: Amount.describe('The amount that is still expected: zero once it is paid or over.'),
  reopenedAt: Timestamp.nullable().describe(
    'When money that had paid the ended request went, so that it is open again for that ' +
      'amount; null once a user has decided.',
  ),
  isOverdue: z.boolean().meta({
    description: 'Whether an amount is open and its due day has passed.',
    example: false,
  }),
  ageing: z.enum(AGEING_BUCKETS).nullable().meta({
    description: 'How late the open amount is; null when nothing is open.',
    example: 'NOT_DUE',
  }),
  version: z.int().min(1).meta({ description: 'The `If-Match` of a change.', example: 1 }),
  createdBy: Person.describe('Who created it.'),
  createdAt: Timestamp.describe('When it was created.'),
  updatedAt: Timestamp.describe('When it last changed.'),
};

export const PaymentRequest = z
  .object(requestShape)
  .meta({ id: 'PaymentRequestForDisplay', description: 'Money that a payer is asked for.' });

export const PaginatedPaymentRequest = page(
  PaymentRequest,
  'PaginatedPaymentRequestForDisplay',
  'Payment requests, latest due day first.',
);

const HistoryEvent = z
  .object({
    event: z.enum(REQUEST_EVENTS).meta({ description: 'The event.', example: 'CREATED' }),
    at: Timestamp.describe('When.'),
    by: Person.nullable().describe('Who; null for Outlay itself.'),
    reason: z.string().nullable().meta({ description: 'The reason given; null without one.', example: null }),
    changes: z
      .array(
        z.object({
          field: z.string().meta({ description: 'The field.', example: 'dueOn' }),
          before: z.string().nullable().meta({ description: 'Its value before.', example: '2026-03-31' }),
          after: z.string().nullable().meta({ description: 'Its value after.', example: '2026-04-15' }),
        }),
      )
      .describe('The fields that a change replaced.'),
  })
  .meta({ id: 'PaymentRequestEvent', description: 'One event in the history of a payment request.' });

const Reminder = z
  .object({
    kind: z.enum(REMINDER_KINDS).meta({
      description:
        'BY_HAND: a user asked for it. The others are automatic: three days before the due day, on it, and ' +
        '7 and 14 days after, each on a banking day.',
      example: 'BEFORE_DUE',
    }),
    on: Day.describe('The day on which it was made.'),
    at: Timestamp.describe('When it was made.'),
    by: Person.nullable().describe('Who asked for it; null for an automatic one.'),
    status: z.enum(REMINDER_STATUSES).meta({
      description:
        'WAITING: its mail has not left. SENT: the mail server has accepted it. NOT_SENT: the request was ' +
        'paid or ended before, the payer gets no reminders any more, or the mail server did not take it.',
      example: 'SENT',
    }),
  })
  .meta({ id: 'PaymentRequestReminder', description: 'A reminder to the payer.' });

const RequestMail = z
  .object({
    address: z.string().meta({
      description: 'The address to which it goes.',
      example: 'naledi@example.com',
    }),
    on: Day.describe('The day on which it was asked for.'),
    at: Timestamp.describe('When it was asked for.'),
    by: Person.describe('Who asked for it.'),
    status: z.enum(REMINDER_STATUSES).meta({
      description:
        'WAITING: it has not left. SENT: the mail server has accepted it. NOT_SENT: see `notSentBecause`.',
      example: 'SENT',
    }),
    notSentBecause: z
      .enum(MAIL_NOT_SENT_REASONS)
      .nullable()
      .meta({
        description:
          'ENDED: nothing was open any more. ADDRESS_CHANGED: the payer has another address by now. ' +
          'REPLACED: a later mail was asked for. CANNOT_BE_PAID: the pay page was switched off or had no ' +
          'account. NOT_DELIVERED: the mail server did not take it. Null unless NOT_SENT.',
        example: null,
      }),
  })
  .meta({ id: 'PaymentRequestMail', description: 'A mail that asks the payer for the money.' });

const RequestToPay = z
  .object({
    id: Uuid.meta({ description: 'Its id.', example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f0a' }),
    shapId: z.string().meta({ description: 'Whom it was sent to.', example: '0812345678@fnb' }),
    amount: Amount.describe('The amount that the payer is asked to approve.'),
    state: z.enum(REQUEST_TO_PAY_STATES).meta({
      description:
        "What the payer's bank has said last. PENDING: nothing yet. PRESENTED: the payer sees it. PAID: " +
        'the payer has approved it, which is no money: a receipt is. Answers come in any order, and the ' +
        'most certain one counts.',
      example: 'PRESENTED',
    }),
    isOpen: z.boolean().meta({
      description: 'Whether the payer may still approve it. No other one is sent meanwhile.',
      example: true,
    }),
    expiresAt: Timestamp.describe('Until when the payer may approve it.'),
    sentAt: Timestamp.nullable().describe('When the provider took it; null until then.'),
    answeredAt: Timestamp.nullable().describe('When the state last changed; null while nothing was said.'),
    cancelAskedAt: Timestamp.nullable().describe('When its end was asked for; null if it was not.'),
    by: Person.describe('Who sent it.'),
    at: Timestamp.describe('When it was written.'),
  })
  .meta({ id: 'RequestToPay', description: "A message to the payer's bank that asks for a payment." });

const ReceiptOfRequest = z
  .object({
    receiptId: Uuid.meta({
      description: 'The id of the receipt.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9dc1',
    }),
    receivedOn: Day.describe('The day on which the bank booked it.'),
    amount: Amount.describe('The part of the receipt that pays the request.'),
  })
  .meta({ id: 'ReceiptOfPaymentRequest', description: 'A receipt that pays a request, or a part of it.' });

const PayInto = z
  .object({
    accountName: z.string().meta({ description: 'The name of the account.', example: 'Sonop School' }),
    bankName: z.string().meta({ description: 'The bank.', example: 'Nedbank' }),
    branchCode: z.string().nullable().meta({
      description: 'Its branch code; null when the bank is not in the list of banks.',
      example: '198765',
    }),
    accountNumber: z.string().meta({ description: 'The number of the account.', example: '62000000077' }),
    fingerprint: z.string().meta({
      description:
        'Identifies bank and number. Print it on invoices, so that payers can compare it with the pay page.',
      example: '7KQ4-MX2D-9T3W',
    }),
  })
  .meta({ id: 'PayInto', description: 'The account into which payers pay.' });

export const PaymentRequestDetail = z
  .object({
    ...requestShape,
    payInto: PayInto.nullable().describe(
      'The account that the pay page shows: the first receiving account in the currency of the request ' +
        'that a second user has switched on. Null without one.',
    ),
    writeOff: WriteOff.nullable().describe('Its write-off, waiting or done; null without one.'),
    mayConfirm: z
      .array(Person)
      .describe('The users who may confirm a write-off that waits; empty when none waits.'),
    receipts: z.array(ReceiptOfRequest).describe('The receipts that pay it, the earliest first.'),
    mails: z.array(RequestMail).describe('The mails that ask the payer for it, the latest first.'),
    reminders: z.array(Reminder).describe('The reminders to the payer, the latest first.'),
    requestsToPay: z.array(RequestToPay).describe('Its requests to pay, the latest first.'),
    canAskToPay: z.boolean().meta({
      description: 'Whether a provider of requests to pay is set up for the company.',
      example: true,
    }),
    history: z.array(HistoryEvent).describe('Its history, the latest event first.'),
  })
  .meta({ id: 'PaymentRequestDetail', description: 'A payment request with its history.' });

export const PaymentRequestTotals = z
  .object({
    today: Day.describe('The day by which the ages are counted.'),
    currencies: z
      .array(
        z.object({
          currency: CurrencyCode.describe('The currency.'),
          openCount: z.int().min(0).meta({ description: 'How many requests are open.', example: 280 }),
          openAmount: Amount.describe('The sum of their open amounts.'),
          ageing: z
            .array(
              z.object({
                bucket: z.enum(AGEING_BUCKETS).meta({
                  description: 'How late: DAYS_1_30 is 1 to 30 days after the due day.',
                  example: 'DAYS_1_30',
                }),
                count: z.int().min(0).meta({ description: 'How many requests.', example: 12 }),
                amount: Amount.describe('The sum of their open amounts.'),
              }),
            )
            .describe('The same by age: every bucket, in their order.'),
        }),
      )
      .describe('By currency; empty when nothing is open.'),
  })
  .meta({ id: 'PaymentRequestTotals', description: 'What is open, by currency and age.' });

const invoiceNumber = oneLine(64)
  .optional()
  .describe('The number of the invoice. No other request of the company has it, unless it was cancelled.');

const contentRequest = {
  label: oneLine(TEXT_LIMITS.label).describe('The subject, for people.'),
  invoiceNumber,
  amount: Amount.describe('The amount that is asked for.'),
  dueOn: Day.describe('The day until which it should be paid.'),
  expiresOn: Day.optional().meta({ description: 'Its last day; it never expires when absent.' }),
  allowsPart: z.boolean().optional().meta({
    description: 'Whether it may be paid in parts; true when absent.',
    example: true,
  }),
  minimumPart: Amount.optional().describe('The smallest part, with `allowsPart` only.'),
  onTooMuch: contentShape.onTooMuch.optional().describe('ASK when absent.'),
};

export const PayerRequest = z
  .strictObject({
    name: oneLine(TEXT_LIMITS.beneficiaryName).describe('The name of the payer.'),
    email: z.email().max(254).optional().describe('The address for mails.'),
    language: LanguageName.optional().meta({
      description: 'The language of mails to the payer; en when absent.',
      example: 'en',
    }),
    sendsReminders: z.boolean().optional().meta({
      description: 'Whether reminders are mailed to the payer; true when absent.',
      example: true,
    }),
  })
  .meta({
    id: 'PayerRequest',
    description: 'A payer.',
    example: { name: 'Naledi Mokoena', email: 'naledi@example.com' },
  });

/** What to do when a payer has the name that is sent, without an email to tell them apart. */
const SAME_NAME = ['JOIN', 'ASK', 'NEW'] as const;

const AskedPayer = PayerRequest.extend({
  sameName: z
    .enum(SAME_NAME)
    .optional()
    .meta({
      description:
        'When a payer has this name and no email, and none is sent. JOIN, when absent: it is this payer. ' +
        'ASK: refuse with `payer_name_known`, which has an error for each such request. NEW: add another ' +
        'payer, one for all requests that are sent together.',
      example: 'JOIN',
    }),
}).meta({ id: 'AskedPayer', description: 'A payer by name and email.' });

export const PaymentRequestRequest = z
  .strictObject({
    payerId: Uuid.optional().describe('The payer; or send `payer`.'),
    payer: AskedPayer.optional().describe(
      'The payer by name and email, instead of `payerId`: the one with both, else a new one.',
    ),
    currency: CurrencyCode.describe('The currency of its amounts.'),
    ...contentRequest,
    mailsPayer: z
      .boolean()
      .optional()
      .meta({
        description:
          'Whether the request is mailed to its payer, with the link to the pay page and the PDF; false ' +
          'when absent. Refused for a payer without an address.',
        example: true,
      }),
  })
  .meta({
    id: 'PaymentRequestRequest',
    description: 'Money that a payer is to be asked for.',
    example: {
      payer: { name: 'Naledi Mokoena', email: 'naledi@example.com' },
      label: 'School fees, second term',
      invoiceNumber: 'INV-2026-0417',
      currency: 'ZAR',
      amount: '4200.00',
      dueOn: '2026-03-31',
    },
  });

export const PaymentRequestBatch = z
  .strictObject({
    requests: z
      .array(PaymentRequestRequest)
      .min(1)
      .max(MOST_REQUESTS)
      .describe(`The requests: at most ${MOST_REQUESTS}. All of them are created, or none.`),
  })
  .meta({ id: 'PaymentRequestBatch', description: 'Payment requests that are created together.' });

export const CreatedPaymentRequests = z
  .object({
    requests: z
      .array(
        z.object({
          id: Uuid.meta({ description: 'The id of the request.', example: REQUEST_ID }),
          payerId: Uuid.meta({ description: 'The id of its payer.', example: PAYER_ID }),
          isNewPayer: z.boolean().meta({
            description: 'Whether its payer was added with it; false for a payer who existed already.',
            example: false,
          }),
          reference: z.string().meta({ description: 'Its reference.', example: '7KQ4MXFW' }),
          invoiceNumber: contentShape.invoiceNumber,
          payUrl: requestShape.payUrl,
        }),
      )
      .describe('The requests in the order in which they were sent.'),
  })
  .meta({ id: 'CreatedPaymentRequests', description: 'The requests that were created together.' });

export const UpdatePaymentRequestRequest = z.strictObject(contentRequest).meta({
  id: 'UpdatePaymentRequestRequest',
  description: 'The content of a request. Its payer, currency and reference do not change.',
  example: {
    label: 'School fees, second term',
    invoiceNumber: 'INV-2026-0417',
    amount: '4200.00',
    dueOn: '2026-04-15',
  },
});

export const RequestReason = z
  .strictObject({
    reason: lines(TEXT_LIMITS.decisionReason).describe('Why, for the history and the audit log.'),
  })
  .meta({
    id: 'PaymentRequestReason',
    description: 'The reason of a decision.',
    example: { reason: 'The child has left the school.' },
  });

export const WriteOffChoice = z
  .strictObject({
    writeOffId: Uuid.describe('The id of the write-off that the user has seen.'),
  })
  .meta({
    id: 'PaymentRequestWriteOffChoice',
    description: 'The write-off that a user decides about.',
    example: { writeOffId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f03' },
  });

/** What the lines of a payer's statement are. */
const STATEMENT_KINDS = [
  'REQUESTED',
  'CHANGED',
  'CANCELLED',
  'EXPIRED',
  'WRITTEN_OFF',
  'RECEIVED',
  'TAKEN_BACK',
  'GIVEN_BACK',
] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** The most lines of a page of a statement. */
export const STATEMENT_LINES = 1_000;

export const PayerStatement = z
  .object({
    payer: z.object(payerShape).describe('The payer.'),
    currency: CurrencyCode.describe('The currency of the amounts.'),
    from: Day.describe('The first day.'),
    to: Day.describe('The last day.'),
    openingAmount: SignedAmount.describe('What the payer owed before the first day, less their credit.'),
    lines: z
      .array(
        z.object({
          on: Day.describe('The day, in the zone of the entity; of a receipt the booking day of the bank.'),
          kind: z.enum(STATEMENT_KINDS).meta({
            description:
              'REQUESTED: asked for. CHANGED: another amount. RECEIVED: money came. TAKEN_BACK: the bank ' +
              'took a receipt back. GIVEN_BACK: a refund was paid. The others end a request.',
            example: 'REQUESTED',
          }),
          requestId: Uuid.nullable().meta({
            description: 'The id of the request; null for money of several requests, or of none.',
            example: REQUEST_ID,
          }),
          receiptId: Uuid.nullable().meta({
            description: 'The id of the receipt of a line about money; else null.',
            example: null,
          }),
          label: contentShape.label.nullable().describe('The subject of the request; else null.'),
          invoiceNumber: contentShape.invoiceNumber,
          reference: requestShape.reference.nullable().describe('The reference of the request; else null.'),
          amount: SignedAmount.describe('Positive when the payer owes more, negative when less.'),
          creditAmount: Amount.describe(
            'The part of a receipt that pays no request: what the payer has too much.',
          ),
          balance: SignedAmount.describe('What the payer owed afterwards, less their credit.'),
        }),
      )
      .describe('What changed, the earliest first: the lines of this page.'),
    total: z.int().min(0).describe('How many lines the period has.'),
    offset: z.int().min(0).describe('How many lines precede this page.'),
    limit: z.int().min(1).max(STATEMENT_LINES).describe('The most lines that this page can have.'),
    closingAmount: SignedAmount.describe(
      'What the payer owed at the end of the last day, less their credit.',
    ),
  })
  .meta({ id: 'PayerStatement', description: 'What a payer was asked for in a period, and what is open.' });
