/**
 * The terms that the dashboard explains where it uses them, as docs/glossary.md defines them. A test compares
 * both.
 */
export const TERMS = {
  'content digest':
    'The SHA-256 over everything in a batch that decides what is paid. An approval covers one digest.',
  approval: "One approver's consent to one content digest.",
  rail: 'A payment scheme: how the money travels. EFT, RTC, PayShap or RTGS.',
  'cut-off': 'The time of day after which a rail accepts payments only for the next banking day.',
  unconfirmed:
    'Submitted, but the bank gave no answer. The worker asks the bank for the outcome. It submits the same ' +
    'attempt again only if the bank says that it never received it.',
  'step-up': 'Signing in again before an approval, when the payment config requires a recent sign-in.',
  beneficiary: 'The person or company that a withdrawal pays, identified by entity, bank and account number.',
  recipient: 'A beneficiary as the dashboard shows it, with names and totals of past payments.',
  payout:
    'A payment transaction in the history: a DEBIT for a submitted withdrawal, a CREDIT for received or ' +
    'returned money.',
  available: 'The balance that new batches can use. Only this balance can be held.',
  reserved: 'The balance that holds cover, kept for approved batches until each payment settles or fails.',
  'approval rule':
    'The number of approvals for batches up to an amount. The last rule of a currency has no upper end.',
  'approval period': 'The time until a batch that needs approval expires.',
  'unit fee': 'The fee for one withdrawal by one rail, without VAT.',
  duplicate:
    'A withdrawal with the beneficiary, amount and currency of another one in the batch or in the ' +
    'duplicate window.',
  'unusual amount': "An amount further from the usual one than the entity's percentage.",
  attempt: 'One submission, identified by an id that is committed before the bank receives it.',
  'audit chain': 'The hashes that connect the rows of an audit log; a changed row breaks the chain.',
  batch: 'Withdrawals that are approved and paid together.',
  'withdrawal file': 'The CSV of payments that a preparer uploads.',
} as const;

export type TermName = keyof typeof TERMS;
