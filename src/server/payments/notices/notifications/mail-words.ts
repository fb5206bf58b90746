import {
  controlInAfrikaans,
  controlInEnglish,
  invitationInAfrikaans,
  invitationInEnglish,
  type ControlFacts,
  type InvitedFacts,
} from './control-words.ts';
import { moneyInEnglish } from '../../../../shared/english-money.ts';
import type { Currency } from '../../../../shared/money.ts';
import { ERROR_TEXTS } from '../../../../shared/error-texts.ts';
import type { BatchStatus, ConfigChangeState, GuardedSetting, Language } from '../../../../shared/terms.ts';
import type { Notification } from '../attention/load-notifications.ts';

/** A batch as a mail names it; texts are on one line. */
interface MailedFacts {
  label: string;
  entity: string;
  total: string;
  people: string;
}

interface Mail {
  subject: string;
  sentence: string;
}

/** The facts of a notification in a mail. */
interface NoticeFacts {
  label: string;
  total: string;
  payments: string;
  actor: string | null;
  comment: string | null;
  /** The last moment at which something can be done, with its zone; null without a limit. */
  until: string | null;
  /** The run of a schedule. */
  run: { dueOn: string; state: 'MISSED' | 'WAITING_FOR_FILE' | 'NOT_CREATED' | null };
  /** How many other schedules or runs the notice is about. */
  others: number;
}

/** A looser payment config as a mail names it. */
interface LooserConfigFacts {
  entity: string;
  author: string;
  settings: readonly GuardedSetting[];
  state: ConfigChangeState;
  /** Who confirmed or cancelled it; null when no user did. */
  by: string | null;
  /** When it takes effect. */
  time: string;
}

/** Until when a batch with an execution date can be approved, and for which day; times have their zone. */
export interface MailedDay {
  executionDate: string;
  approveBy: string;
  /** The earliest day on which the money can move, when the execution date can no longer be kept. */
  possibleOn: string | null;
}

/** The texts of mails in one language. */
export interface MailWords {
  money: (amount: string, currency: Currency) => string;
  people: (count: number) => string;
  payments: (count: number) => string;
  /** `day`: null without an execution date. */
  waits: (batch: MailedFacts & { creator: string; day: MailedDay | null }) => Mail;
  rejected: (batch: MailedFacts & { by: string | null; reason: string | null }) => Mail;
  ended: (batch: MailedFacts & { status: BatchStatus }) => Mail;
  commented: (comment: { author: string; label: string; row: number | null; text: string }) => Mail;
  /** A looser payment config; `settings` are names of settings, `time` has its zone. */
  looserConfig: (change: LooserConfigFacts) => Mail;
  control: (change: ControlFacts) => Mail;
  invitation: (invited: InvitedFacts) => Mail;
  /** The subject of a mail with several notifications. */
  several: (count: number) => string;
  notices: Record<Notification['kind'], (notice: NoticeFacts) => string>;
  open: string;
  /** Why the user gets the mail; `notifications` is written as a link. */
  chosen: { before: string; notifications: string };
}

const SETTINGS_IN_ENGLISH: Readonly<Record<GuardedSetting, string>> = {
  approvalRules: 'some batches need fewer approvals',
  settlementDifferenceLimit: 'one user may acknowledge larger differences of settlements',
  standingApprovals: 'more schedules may be approved once for all their runs',
  passkeyAbove: 'some batches no longer need a passkey',
  payeeAccounts: 'payments to accounts outside the register are allowed',
  verifiedAbove: 'fewer payments need a verified account',
};

/** The settings that are looser, and the state of the change. */
function looserInEnglish({ entity, author, settings, state, by, time }: LooserConfigFacts): Mail {
  const what = settings.map((setting) => SETTINGS_IN_ENGLISH[setting]).join(', and ');
  const saved = `${author} saved a looser payment config of ${entity}: ${what}.`;
  const mails: Record<ConfigChangeState, Mail> = {
    PENDING: {
      subject: `${entity}: a looser payment config takes effect soon`,
      sentence:
        `${saved} It takes effect at ${time}, or once another admin confirms it. If it is wrong, cancel ` +
        'it: any approver or admin may.',
    },
    IN_FORCE: {
      subject: `${entity}: a looser payment config takes effect now`,
      sentence: `${saved} ${by === null ? 'Its time has come' : `${by} confirmed it`}: it takes effect now.`,
    },
    CANCELLED: {
      subject: `${entity}: a looser payment config was cancelled`,
      sentence: `${saved} ${by} cancelled it. Nothing has changed.`,
    },
    REPLACED: {
      subject: `${entity}: a looser payment config was replaced`,
      sentence: `${saved} Another config was saved before it took effect, so it never will.`,
    },
    LAPSED: {
      subject: `${entity}: a looser payment config was dropped`,
      sentence: `${saved} ${author} is no longer an admin, so it never takes effect.`,
    },
  };
  return mails[state];
}

function dayInEnglish(day: MailedDay | null): string {
  if (day === null) return 'It needs your approval.';
  const { executionDate, approveBy, possibleOn } = day;
  return possibleOn === null
    ? `It needs your approval by ${approveBy} to be paid on its day.`
    : `Its execution date, ${executionDate}, can no longer be kept. It needs your approval by ${approveBy} ` +
        `to be paid on ${possibleOn}, which the last approver accepts.`;
}

function dayInAfrikaans(day: MailedDay | null): string {
  if (day === null) return 'Dit wag op jou goedkeuring.';
  const { executionDate, approveBy, possibleOn } = day;
  return possibleOn === null
    ? `Dit wag op jou goedkeuring, teen ${approveBy}, vir sy dag.`
    : `Sy uitvoeringsdatum, ${executionDate}, is nie meer haalbaar nie. Dit wag op jou goedkeuring, teen ` +
        `${approveBy}, om op ${possibleOn} betaal te word. Die laaste goedkeurder aanvaar daardie dag.`;
}

/** " until 2026-03-02 11:00:00 +02:00", with the word of the language; nothing without a last moment. */
function before(word: string, until: string | null): string {
  return until === null ? '' : ` ${word} ${until}`;
}

function openRunInEnglish({ label, until, run: { dueOn, state }, others }: NoticeFacts): string {
  const first =
    state === 'WAITING_FOR_FILE'
      ? `The run of ${label} of ${dueOn} waits for its file${before('until', until)}.`
      : state === 'MISSED'
        ? `The run of ${label} of ${dueOn} was missed, and nothing was paid. Make it for another day, or ` +
          'skip it.'
        : `The batch of ${label} for ${dueOn} could not be created. See why. Outlay tries ` +
          `again${before('until', until)}.`;
  if (others === 0) return first;
  return `${first} ${others === 1 ? '1 other run needs' : `${others} other runs need`} an answer too.`;
}

function openRunInAfrikaans({ label, until, run: { dueOn, state }, others }: NoticeFacts): string {
  const first =
    state === 'WAITING_FOR_FILE'
      ? `Die lopie van ${label} van ${dueOn} wag${before('tot', until)} vir sy lêer.`
      : state === 'MISSED'
        ? `Die lopie van ${label} van ${dueOn} is gemis, en niks is betaal nie. Skep dit vir ’n ander dag, ` +
          'of slaan dit oor.'
        : `Die bondel van ${label} vir ${dueOn} kon nie geskep word nie. Kyk hoekom. Outlay probeer ` +
          `weer${before('tot', until)}.`;
  if (others === 0) return first;
  return `${first} ${others === 1 ? '1 ander lopie wag' : `${others} ander lopies wag`} ook op ’n antwoord.`;
}

const ENGLISH: MailWords = {
  money: (amount, currency) => moneyInEnglish(amount, currency, ' '),
  people: (count) => (count === 1 ? '1 person' : `${count} people`),
  payments: (count) => (count === 1 ? '1 payment' : `${count} payments`),
  waits: ({ label, entity, total, people, creator, day }) => ({
    subject: `${label} needs your approval`,
    sentence:
      `${creator} prepared the batch "${label}" for ${entity}: ${total} to ${people}. ` + dayInEnglish(day),
  }),
  rejected: ({ label, entity, total, people, by, reason }) => ({
    subject: `${label} was sent back to you`,
    sentence:
      `${by} sent back the batch "${label}" of ${entity}, ${total} to ${people}. No payment was made. ` +
      `The reason: ${reason}`,
  }),
  ended: ({ label, entity, total, people, status }) => ({
    subject: `${label}: ${ERROR_TEXTS[`status.${status}`]}`,
    sentence: `Batch "${label}" of ${entity}, ${total} to ${people}: ${ERROR_TEXTS[`status.${status}`]}`,
  }),
  commented: ({ author, label, row, text }) => ({
    subject: `${author} commented on ${label}`,
    sentence: `${author} on "${label}"${row === null ? '' : `, row ${row}`}: ${text}`,
  }),
  looserConfig: looserInEnglish,
  control: controlInEnglish,
  invitation: invitationInEnglish,
  several: (count) => `${count} things to look at`,
  notices: {
    PAYMENTS_FAILED: ({ payments, label, total }) => `${payments} of ${label} failed (${total}).`,
    PAYMENTS_RETURNED: ({ payments, label, total }) =>
      `${payments} of ${label} came back from the bank (${total}).`,
    PAYMENTS_UNCONFIRMED: ({ payments, label, total }) =>
      `The bank has not confirmed ${payments} of ${label} (${total}).`,
    BATCH_EXPIRING: ({ payments, label, total, until }) =>
      `${label} expires soon unless it is approved${before('by', until)} (${payments}, ${total}).`,
    DATE_AT_RISK: ({ payments, label, total, until }) =>
      `${label} must be approved${before('by', until)} to be paid on its day (${payments}, ${total}).`,
    DATE_MISSED: ({ payments, label, total }) =>
      `${label} can no longer be paid on its day: an approver accepts another one (${payments}, ${total}).`,
    LOW_BALANCE: ({ total }) => `${total} is missing for the batches that wait for approval.`,
    BALANCE_BELOW_THRESHOLD: ({ total }) =>
      `The funding balance is low: ${total} is available to pay out. See how to fund.`,
    BATCH_SENT_BACK: ({ payments, label, total }) =>
      `${label} was sent back to be corrected (${payments}, ${total}).`,
    APPROVAL_LAPSED: ({ label, total }) =>
      `${label} needs another approval: an approver no longer has access (${total}).`,
    BANK_FILE_READY: ({ payments, label, total }) =>
      `The bank file of ${label} is ready to be taken to the bank (${payments}, ${total}).`,
    BANK_FILE_OFF: ({ payments, label, total }) =>
      `The bank file of ${label} cannot leave, because its bank connection is off (${payments}, ${total}).`,
    BANK_FILE_BLOCKED: ({ payments, label, total }) =>
      `${label} is approved, but cannot be written into a bank file (${payments}, ${total}).`,
    STATEMENT_TO_CONFIRM: ({ total }) =>
      `An uploaded statement waits for another user to confirm it (${total}).`,
    SETTLEMENT_DIFFERS: ({ label, total }) =>
      `The bank’s statements show amounts that differ from those of ${label} (${total}).`,
    SETTLEMENT_TO_CONFIRM: ({ label, total }) =>
      `The difference of ${label} was acknowledged and waits for a second user (${total}).`,
    STATEMENT_REFUSED: () => 'A statement file was not read, or only in part. See why, and what to do.',
    BANK_FILE_UNREAD: () => 'A file of the bank has been stored and is still not read. Tell your operator.',
    WEBHOOK_OFF: () =>
      'Outlay switched off a webhook, because its receiver no longer takes events. See why, and switch ' +
      'it on.',
    MAIL_UNDELIVERED: () => 'Mails from Outlay were not delivered. See why, and send them again.',
    RECALL_TO_CONFIRM: ({ label, total }) =>
      `The recall of the bank file of ${label} waits for another approver (${total}).`,
    RECALL_TOO_LATE: ({ label, total }) =>
      `The bank file of ${label} reached the bank although it was being recalled (${total}). Ask the bank.`,
    BANK_REPLY_OPEN: () => 'A reply of the bank needs a decision. Until then, nothing in it is booked.',
    BANK_UNREACHABLE: () =>
      'A bank cannot be visited: no file leaves for it, and none is fetched. See why, and what to do.',
    BANK_CONNECTION_TO_CONFIRM: () => 'A bank connection is ready, and another user has to switch it on.',
    STATEMENT_MISSING: () => 'A statement of the bank is missing. Ask the bank for it, or upload it.',
    OPENING_BALANCE_MISSING: () =>
      'The opening balance of a bank account is not booked yet, so its money cannot be paid out. ' +
      'Upload a statement of the account, then propose its balance.',
    OPENING_BALANCE_TO_CONFIRM: () =>
      'The opening balance of a bank account was proposed, and another user has to confirm it. Until then, ' +
      'the money on the account cannot be paid out.',
    ENTRY_RULE_TO_CONFIRM: () =>
      'A user has said what an entry of the bank is, and another user has to confirm it.',
    ENTRIES_UNMATCHED: () =>
      'Entries of bank statements match nothing that Outlay expects. Choose what they are.',
    MONTH_END_TO_CONFIRM: () =>
      'A month of a bank account was closed, or is to be reopened, and another user has to confirm it.',
    CLOSED_MONTH_STATEMENT: () =>
      'A statement of the bank came late or changed for a month that is closed. See what to do.',
    SCHEDULE_TO_APPROVE: ({ label, until, others }) =>
      `The schedule ${label}${others === 0 ? '' : ` and ${others === 1 ? '1 other' : `${others} others`}`} ` +
      `${others === 0 ? 'waits' : 'wait'} for approval. ` +
      (until === null ? '' : `${label} needs it by ${until}. `) +
      'No run is made before that.',
    SCHEDULE_SUSPENDED: ({ label, until, run, others }) =>
      `Outlay has suspended the schedule ${label}: its standing approval does not cover the run of ` +
      `${run.dueOn}. An approver sees why, and approves the run${before('by', until)}.` +
      (others === 0
        ? ''
        : ` ${others === 1 ? '1 other schedule is' : `${others} others are`} suspended too.`),
    RUN_OPEN: openRunInEnglish,
    MONEY_SHORT: ({ total }) => `${total} will be missing within a week for payments that are scheduled.`,
    WRITE_OFF_TO_CONFIRM: ({ total }) => `A write-off of what payers owe waits for a second user (${total}).`,
    RECEIPTS_OPEN: ({ total }) =>
      `Payers have paid ${total} that no payment request has received. Choose what it pays.`,
    REFUND_TAKEN_BACK: ({ label, total }) =>
      `The bank took back money (${total}) that ${label} had given back already. Ask the payer for it.`,
    REQUESTS_REOPENED: ({ total }) =>
      `${total} of payment requests that had ended is open again, because the money went. Ask for it ` +
      'again, or write it off.',
    PAY_PAGES_CLOSED: ({ total }) =>
      `Payers cannot pay ${total} of open payment requests, because their pay pages show no account. ` +
      'Switch on an account into which they pay.',
    CREDITS_UNUSED: ({ total }) =>
      `Payers with open payment requests have paid ${total} too much before. Use it for what they owe, or ` +
      'give it back.',
    APPROVERS_MISSING: () =>
      'There are too few approvers for the approval rules, so some batches cannot be paid. An admin ' +
      'can add approvers under People.',
    ADMIN_MISSING: () =>
      'No user is an admin, so the approval rules and bank connections cannot be changed. Ask your ' +
      'operator to give a user the role.',
    CONTROL_CHANGE_WAITS: ({ until }) =>
      `A change of people, limits or fees waits for a second admin${before('until', until)}. See what ` +
      'changes, and decide.',
    PAYEE_CHANGE_WAITS: ({ until }) =>
      `Accounts that may be paid wait for a second person${before('until', until)}. See the evidence, and ` +
      'decide.',
    BATCH_OUTSIDE_REGISTER: ({ label, total }) =>
      `${label} is approved but not paid (${total}): an account of it may not be paid any more.`,
    LOOSER_CONFIG_WAITS: ({ until }) =>
      `A looser payment config takes effect${until === null ? ' soon' : ` at ${until}`}. See what changes, ` +
      'and cancel it if it is wrong.',
    APPROVAL_NEEDED: ({ payments, label, total, actor, until }) =>
      `${label}${actor === null ? '' : `, prepared by ${actor},`} needs your approval` +
      `${before('by', until)} (${payments}, ${total}).`,
    BATCH_APPROVED: ({ label, actor }) => `${label} was approved${actor === null ? '' : ` by ${actor}`}.`,
    BATCH_CANCELLED: ({ label, actor }) => `${label} was cancelled${actor === null ? '' : ` by ${actor}`}.`,
    BATCH_EXPIRED: ({ label }) => `${label} expired without enough approvals. No payment was made.`,
    BATCH_PAID: ({ payments, label, total }) => `${payments} of ${label} made (${total}).`,
    BATCH_COMMENTED: ({ label, actor, comment }) => `${actor} commented on ${label}: ${comment}`,
    MENTIONED: ({ label, actor, comment }) => `${actor} mentioned you in a comment on ${label}: ${comment}`,
    PAYEES_EXPIRED: () =>
      'No second person confirmed the payees that you proposed within 14 days, so they were not ' +
      'registered. Propose them again if they have to be paid.',
    SCHEDULE_APPROVED: ({ label, actor }) =>
      `The schedule ${label} was approved${actor === null ? '' : ` by ${actor}`}.`,
    SCHEDULE_REJECTED: ({ label, actor, comment }) =>
      `${actor} sent back the schedule ${label}. The reason: ${comment}`,
    SCHEDULE_CANCELLED: ({ label, actor, comment }) =>
      `${actor} stopped the schedule ${label}: no more runs are made. The reason: ${comment}`,
    SCHEDULE_EXPIRED: ({ label }) => `The schedule ${label} expired without enough approvals.`,
    SCHEDULE_PAUSED: ({ label, actor, comment }) =>
      `${actor} paused the schedule ${label}: no run is made until it is resumed. The reason: ${comment}`,
    RECEIPT_TAKEN_BACK: ({ label, total }) =>
      `The bank has taken back a receipt (${total}) that had paid ${label}, which is open again.`,
  },
  open: 'Open',
  chosen: { before: 'You chose this mail. Change it in the', notifications: 'notifications of Outlay' },
};

const STATUSES_IN_AFRIKAANS: Readonly<Record<BatchStatus, string>> = {
  PENDING_APPROVAL: 'Hierdie bondel wag op goedkeuring.',
  APPROVED: 'Hierdie bondel is goedgekeur.',
  PROCESSING: 'Hierdie bondel word tans betaal.',
  COMPLETE: 'Hierdie bondel is betaal.',
  PARTIALLY_COMPLETE: 'Hierdie bondel is gedeeltelik betaal.',
  FAILED: 'Hierdie bondel het misluk.',
  CANCELLED: 'Hierdie bondel is gekanselleer.',
  EXPIRED: 'Hierdie bondel het verval.',
  REJECTED: 'Hierdie bondel is na die opsteller teruggestuur.',
};

const SETTINGS_IN_AFRIKAANS: Readonly<Record<GuardedSetting, string>> = {
  approvalRules: 'sommige bondels het minder goedkeurings nodig',
  settlementDifferenceLimit: 'een gebruiker erken groter verskille van vereffenings',
  standingApprovals: 'meer skedules mag een keer vir al hul lopies goedgekeur word',
  passkeyAbove: 'sommige bondels het nie meer ’n toegangsleutel nodig nie',
  payeeAccounts: 'betalings na rekeninge buite die register word toegelaat',
  verifiedAbove: 'minder betalings het ’n geverifieerde rekening nodig',
};

function looserInAfrikaans({ entity, author, settings, state, by, time }: LooserConfigFacts): Mail {
  const what = settings.map((setting) => SETTINGS_IN_AFRIKAANS[setting]).join(', en ');
  const saved = `${author} het ’n losser betaalopstelling van ${entity} gestoor: ${what}.`;
  const mails: Record<ConfigChangeState, Mail> = {
    PENDING: {
      subject: `${entity}: ’n losser betaalopstelling geld binnekort`,
      sentence:
        `${saved} Dit geld vanaf ${time}, of sodra ’n ander admin dit bevestig. As dit verkeerd is, ` +
        'kanselleer dit: enige goedkeurder of admin mag.',
    },
    IN_FORCE: {
      subject: `${entity}: ’n losser betaalopstelling geld nou`,
      sentence: `${saved} ${by === null ? 'Sy tyd het gekom' : `${by} het dit bevestig`}, en dit geld nou.`,
    },
    CANCELLED: {
      subject: `${entity}: ’n losser betaalopstelling is gekanselleer`,
      sentence: `${saved} ${by} het dit gekanselleer. Niks het verander nie.`,
    },
    REPLACED: {
      subject: `${entity}: ’n losser betaalopstelling is vervang`,
      sentence: `${saved} ’n Ander opstelling is gestoor voordat dit gegeld het, en dus geld dit nooit nie.`,
    },
    LAPSED: {
      subject: `${entity}: ’n losser betaalopstelling het verval`,
      sentence: `${saved} ${author} is nie meer ’n admin nie, en dus sal dit nooit geld nie.`,
    },
  };
  return mails[state];
}

const AFRIKAANS: MailWords = {
  // As in the dashboard: "R 1 250 000,00", with spaces that do not break.
  money: (amount, currency) => {
    const [whole, cents] = amount.split('.') as [string, string | undefined];
    const digits = whole.replace(/\B(?=(?:\d{3})+$)/g, '\u00a0') + (cents === undefined ? '' : `,${cents}`);
    return `${currency === 'ZAR' ? 'R' : currency}\u00a0${digits}`;
  },
  people: (count) => (count === 1 ? '1 persoon' : `${count} mense`),
  payments: (count) => (count === 1 ? '1 betaling' : `${count} betalings`),
  waits: ({ label, entity, total, people, creator, day }) => ({
    subject: `${label} wag op jou goedkeuring`,
    sentence:
      `${creator} het die bondel “${label}” vir ${entity} opgestel: ${total} aan ${people}. ` +
      dayInAfrikaans(day),
  }),
  rejected: ({ label, entity, total, people, by, reason }) => ({
    subject: `${label} is na jou teruggestuur`,
    sentence:
      `${by} het die bondel “${label}” van ${entity}, ${total} aan ${people}, teruggestuur. ` +
      `Geen betaling is gemaak nie. Die rede: ${reason}`,
  }),
  ended: ({ label, entity, total, people, status }) => ({
    subject: `${label}: ${STATUSES_IN_AFRIKAANS[status]}`,
    sentence: `Bondel “${label}” van ${entity}, ${total} aan ${people}: ${STATUSES_IN_AFRIKAANS[status]}`,
  }),
  commented: ({ author, label, row, text }) => ({
    subject: `${author} het op ${label} kommentaar gelewer`,
    sentence: `${author} oor “${label}”${row === null ? '' : `, ry ${row}`}: ${text}`,
  }),
  looserConfig: looserInAfrikaans,
  control: controlInAfrikaans,
  invitation: invitationInAfrikaans,
  several: (count) => `${count} sake om na te kyk`,
  notices: {
    PAYMENTS_FAILED: ({ payments, label, total }) => `${payments} van ${label} het misluk (${total}).`,
    PAYMENTS_RETURNED: ({ payments, label, total }) =>
      `${payments} van ${label} het van die bank af teruggekom (${total}).`,
    PAYMENTS_UNCONFIRMED: ({ payments, label, total }) =>
      `Die bank het ${payments} van ${label} nog nie bevestig nie (${total}).`,
    BATCH_EXPIRING: ({ payments, label, total, until }) =>
      `${label} verval binnekort tensy dit${before('teen', until)} goedgekeur is (${payments}, ${total}).`,
    DATE_AT_RISK: ({ payments, label, total, until }) =>
      `${label} moet${before('teen', until)} goedgekeur wees om op sy dag betaal te word (${payments}, ` +
      `${total}).`,
    DATE_MISSED: ({ payments, label, total }) =>
      `${label} kan nie meer op sy dag betaal word nie: ’n goedkeurder aanvaar ’n ander een (${payments}, ` +
      `${total}).`,
    LOW_BALANCE: ({ total }) => `${total} ontbreek vir die bondels wat op goedkeuring wag.`,
    BALANCE_BELOW_THRESHOLD: ({ total }) =>
      `Die befondsingsaldo is laag: ${total} is beskikbaar om uit te betaal. Kyk hoe om te befonds.`,
    BATCH_SENT_BACK: ({ payments, label, total }) =>
      `${label} is teruggestuur om reggestel te word (${payments}, ${total}).`,
    APPROVAL_LAPSED: ({ label, total }) =>
      `${label} benodig nog ’n goedkeuring: ’n goedkeurder het nie meer toegang nie (${total}).`,
    BANK_FILE_READY: ({ payments, label, total }) =>
      `Die banklêer van ${label} is gereed: iemand moet dit na die bank neem (${payments}, ${total}).`,
    BANK_FILE_OFF: ({ payments, label, total }) =>
      `Die banklêer van ${label} kan nie vertrek nie, want die bankverbinding is af (${payments}, ${total}).`,
    BANK_FILE_BLOCKED: ({ payments, label, total }) =>
      `${label} is goedgekeur, maar kan nie in ’n banklêer geskryf word nie (${payments}, ${total}).`,
    STATEMENT_TO_CONFIRM: ({ total }) =>
      `’n Opgelaaide bankstaat wag dat ’n ander gebruiker dit bevestig (${total}).`,
    SETTLEMENT_DIFFERS: ({ label, total }) =>
      `Die bankstate wys ander bedrae as dié van ${label} (${total} verskil).`,
    SETTLEMENT_TO_CONFIRM: ({ label, total }) =>
      `Die verskil van ${label} is erken en wag op ’n tweede gebruiker (${total}).`,
    STATEMENT_REFUSED: () =>
      '’n Bankstaatlêer is nie of net gedeeltelik gelees nie. Kyk hoekom, en wat om te doen.',
    BANK_FILE_UNREAD: () =>
      '’n Lêer van die bank is gestoor, maar is nog nie gelees nie. Sê vir die mense wat Outlay bedryf.',
    WEBHOOK_OFF: () =>
      'Outlay het ’n webhaak afgeskakel, omdat sy ontvanger nie meer gebeurtenisse aanvaar nie. Kyk ' +
      'hoekom, en skakel dit aan.',
    MAIL_UNDELIVERED: () => 'E-posse van Outlay is nie afgelewer nie. Kyk hoekom, en stuur dit weer.',
    RECALL_TO_CONFIRM: ({ label, total }) =>
      `Die herroeping van die banklêer van ${label} wag vir ’n ander goedkeurder (${total}).`,
    RECALL_TOO_LATE: ({ label, total }) =>
      `Die banklêer van ${label} het die bank bereik hoewel dit herroep is (${total}). Vra die bank.`,
    BANK_REPLY_OPEN: () =>
      '’n Antwoord van die bank vereis ’n besluit. Tot dan word niks daarvan geboek nie.',
    BANK_UNREACHABLE: () =>
      '’n Bank kan nie besoek word nie: geen lêer vertrek daarheen nie, en niks word gehaal nie. Kyk ' +
      'hoekom, en wat om te doen.',
    BANK_CONNECTION_TO_CONFIRM: () =>
      '’n Bankverbinding is gereed, en ’n ander gebruiker moet dit aanskakel.',
    STATEMENT_MISSING: () => '’n Bankstaat ontbreek. Vra die bank daarvoor, of laai dit op.',
    OPENING_BALANCE_MISSING: () =>
      'Die openingsaldo van ’n bankrekening is nog nie geboek nie, en daarom kan die geld nie uitbetaal ' +
      'word nie. Laai ’n staat van die rekening op en stel die saldo voor.',
    OPENING_BALANCE_TO_CONFIRM: () =>
      'Die openingsaldo van ’n bankrekening is voorgestel, en ’n ander gebruiker moet dit bevestig. Tot ' +
      'dan kan die geld op die rekening nie uitbetaal word nie.',
    ENTRY_RULE_TO_CONFIRM: () =>
      '’n Gebruiker het gesê wat ’n inskrywing van die bank is, en ’n ander gebruiker moet dit bevestig.',
    ENTRIES_UNMATCHED: () =>
      'Inskrywings van bankstate pas by niks wat Outlay verwag nie. Kies wat hulle is.',
    MONTH_END_TO_CONFIRM: () =>
      '’n Maand van ’n bankrekening is afgesluit, of moet heropen word, en ’n ander gebruiker moet dit ' +
      'bevestig.',
    CLOSED_MONTH_STATEMENT: () =>
      '’n Bankstaat het laat gekom of verander vir ’n maand wat afgesluit is. Kyk wat om te doen.',
    SCHEDULE_TO_APPROVE: ({ label, until, others }) =>
      `Die skedule ${label}${others === 0 ? '' : ` en ${others} ander`} wag vir goedkeuring. ` +
      (until === null ? '' : `${label} het dit teen ${until} nodig. `) +
      'Geen lopie word voor dit geskep nie.',
    SCHEDULE_SUSPENDED: ({ label, until, run, others }) =>
      `Outlay het die skedule ${label} opgeskort: sy staande goedkeuring dek nie die lopie van ` +
      `${run.dueOn} nie. ’n Goedkeurder kyk hoekom, en keur die lopie${before('teen', until)} goed.` +
      (others === 0 ? '' : ` ${others} ander ${others === 1 ? 'skedule' : 'skedules'} is ook opgeskort.`),
    RUN_OPEN: openRunInAfrikaans,
    MONEY_SHORT: ({ total }) => `${total} sal binne ’n week kort vir betalings wat geskeduleer is.`,
    WRITE_OFF_TO_CONFIRM: ({ total }) =>
      `’n Afskrywing van wat betalers skuld, wag op ’n tweede gebruiker (${total}).`,
    RECEIPTS_OPEN: ({ total }) =>
      `Betalers het ${total} betaal wat nog geen betaalversoek ontvang het nie. Kies wat dit betaal.`,
    REFUND_TAKEN_BACK: ({ label, total }) =>
      `Die bank het geld (${total}) teruggeneem wat ${label} reeds terugbetaal het. Vra dit by die betaler.`,
    REQUESTS_REOPENED: ({ total }) =>
      `${total} van betaalversoeke wat afgehandel was, is weer oop, want die geld is terug. Vra weer ` +
      'daarvoor, of skryf dit af.',
    PAY_PAGES_CLOSED: ({ total }) =>
      `Betalers kan nie ${total} van oop betaalversoeke betaal nie, want hul betaalbladsye wys geen ` +
      'rekening nie. Skakel ’n rekening aan waarin hulle betaal.',
    CREDITS_UNUSED: ({ total }) =>
      `Betalers met oop betaalversoeke het vroeër ${total} te veel betaal. Gebruik dit vir wat hulle ` +
      'skuld, of gee dit terug.',
    APPROVERS_MISSING: () =>
      'Daar is te min goedkeurders vir die goedkeuringsreëls, so party bondels kan nie betaal word nie. ' +
      '’n Admin kan goedkeurders onder Mense byvoeg.',
    ADMIN_MISSING: () =>
      'Geen gebruiker is ’n admin nie, so niemand kan die goedkeuringsreëls verander of ’n bankverbinding ' +
      'opstel nie. Vra jou operateur om die rol aan ’n gebruiker te gee.',
    CONTROL_CHANGE_WAITS: ({ until }) =>
      `’n Verandering aan mense, limiete of fooie wag${before('tot', until)} op ’n tweede admin. Kyk wat ` +
      'verander, en besluit.',
    PAYEE_CHANGE_WAITS: ({ until }) =>
      `Rekeninge wat betaal mag word, wag${before('tot', until)} op ’n tweede persoon. Kyk na die bewyse, ` +
      'en besluit.',
    BATCH_OUTSIDE_REGISTER: ({ label, total }) =>
      `${label} is goedgekeur maar word nie betaal nie (${total}): ’n rekening daarin mag nie meer betaal ` +
      'word nie.',
    LOOSER_CONFIG_WAITS: ({ until }) =>
      `’n Losser betaalopstelling is gestoor en geld${until === null ? ' binnekort' : ` vanaf ${until}`}. ` +
      'Kyk wat verander, en kanselleer dit as dit verkeerd is.',
    APPROVAL_NEEDED: ({ payments, label, total, actor, until }) =>
      `${label}${actor === null ? '' : `, opgestel deur ${actor},`} wag${before('tot', until)} op jou ` +
      `goedkeuring (${payments}, ${total}).`,
    BATCH_APPROVED: ({ label, actor }) => `${label} is${actor === null ? '' : ` deur ${actor}`} goedgekeur.`,
    BATCH_CANCELLED: ({ label, actor }) =>
      `${label} is${actor === null ? '' : ` deur ${actor}`} gekanselleer.`,
    BATCH_EXPIRED: ({ label }) =>
      `${label} het sonder genoeg goedkeurings verval. Geen betaling is gemaak nie.`,
    BATCH_PAID: ({ payments, label, total }) => `${payments} van ${label} is gemaak (${total}).`,
    BATCH_COMMENTED: ({ label, actor, comment }) => `${actor} het op ${label} kommentaar gelewer: ${comment}`,
    MENTIONED: ({ label, actor, comment }) =>
      `${actor} het jou in ’n kommentaar op ${label} genoem: ${comment}`,
    PAYEES_EXPIRED: () =>
      'Geen tweede persoon het die begunstigdes wat jy voorgestel het binne 14 dae bevestig nie, en hulle ' +
      'is dus nie geregistreer nie. Stel hulle weer voor as hulle betaal moet word.',
    SCHEDULE_APPROVED: ({ label, actor }) =>
      `Die skedule ${label} is${actor === null ? '' : ` deur ${actor}`} goedgekeur.`,
    SCHEDULE_REJECTED: ({ label, actor, comment }) =>
      `${actor} het die skedule ${label} teruggestuur. Die rede: ${comment}`,
    SCHEDULE_CANCELLED: ({ label, actor, comment }) =>
      `${actor} het die skedule ${label} gestop: geen lopie word meer geskep nie. Die rede: ${comment}`,
    SCHEDULE_EXPIRED: ({ label }) => `Die skedule ${label} het sonder genoeg goedkeurings verval.`,
    SCHEDULE_PAUSED: ({ label, actor, comment }) =>
      `${actor} het die skedule ${label} onderbreek: geen lopie word geskep totdat dit hervat word nie. ` +
      `Die rede: ${comment}`,
    RECEIPT_TAKEN_BACK: ({ label, total }) =>
      `Die bank het ’n ontvangs (${total}) teruggeneem wat ${label} betaal het, en dit is weer oop.`,
  },
  open: 'Maak oop',
  chosen: {
    before: 'Jy het hierdie e-pos gekies. Verander dit in die',
    notifications: 'kennisgewings van Outlay',
  },
};

const WORDS: Readonly<Record<Language, MailWords>> = { en: ENGLISH, af: AFRIKAANS };

/** The texts of a mail to a user who chose this language; English before a choice. */
export function mailWords(language: Language | null | undefined): MailWords {
  return WORDS[language ?? 'en'];
}
