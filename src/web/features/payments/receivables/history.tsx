import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Text, Timeline } from '@mantine/core';
import type { PaymentRequestDetail, PaymentRequestEvent } from '../../../../client/types.gen.ts';
import type { RequestEvent } from '../../../../shared/collection-terms.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { dayWords } from '../../../ui/calendar-day.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Person } from '../../../ui/person.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import classes from './receivables.module.css';
import { stateWords } from './ask-to-pay.tsx';
import { tooMuchWords } from './words.ts';

const EVENTS: Readonly<Record<RequestEvent, MessageDescriptor>> = {
  CREATED: msg`Created`,
  CHANGED: msg`Changed`,
  CANCELLED: msg`Cancelled`,
  EXPIRED: msg`Expired: its last day had passed`,
  WRITE_OFF_ASKED: msg`Write-off asked for`,
  WRITE_OFF_WITHDRAWN: msg`Write-off withdrawn`,
  WRITTEN_OFF: msg`Written off`,
  RECEIVED: msg`Money received`,
  DEALLOCATED: msg`Receipt taken off it`,
  TAKEN_BACK: msg`The bank took the money back`,
  LINK_RENEWED: msg`New link to the pay page`,
  LINK_SWITCHED_OFF: msg`Link to the pay page switched off`,
  MAILED: msg`Request mailed to the payer`,
  REMINDED: msg`Payer reminded`,
  PAY_ASKED: msg`Request to pay sent`,
  PAY_ANSWERED: msg`Answer to the request to pay`,
  PAY_CANCEL_ASKED: msg`End of the request to pay asked for`,
};

const FIELDS: Readonly<Record<string, MessageDescriptor>> = {
  label: msg`Subject`,
  invoiceNumber: msg`Invoice number`,
  amount: msg`Amount`,
  dueOn: msg`Due day`,
  expiresOn: msg`Last day`,
  allowsPart: msg`May be paid in parts`,
  minimumPart: msg`Smallest part`,
  onTooMuch: msg`Money above the open amount`,
  paidAmount: msg`Received`,
  shapId: msg`ShapID`,
  requestToPay: msg`Request to pay`,
};

const AMOUNTS: ReadonlySet<string> = new Set(['amount', 'minimumPart', 'paidAmount']);

function valueWords(field: string, value: string | null, currency: string): string {
  if (value === null) return t`none`;
  if (AMOUNTS.has(field)) return formatMoney(value, currency);
  if (field === 'dueOn' || field === 'expiresOn') return dayWords(value, true);
  if (field === 'requestToPay') return inSentence(stateWords(value));
  if (field === 'allowsPart') return value === 'true' ? t`yes` : t`no`;
  if (field === 'onTooMuch') return inSentence(tooMuchWords(value === 'CREDIT' ? 'CREDIT' : 'ASK'));
  return value;
}

function inSentence(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** "Due day: 31 Mar 2026, now 15 Apr 2026". */
export function changeWords(
  { field, before, after }: PaymentRequestEvent['changes'][number],
  currency: string,
): string {
  const name = FIELDS[field] ? i18n._(FIELDS[field]) : field;
  // It was set once, and had no value before.
  if (field === 'shapId') return `${name}: ${after}`;
  const old = valueWords(field, before, currency);
  const now = valueWords(field, after, currency);
  return t`${name}: ${old}, now ${now}`;
}

/** The events of a request, the latest first. */
export function History({ request: { history, currency } }: { request: PaymentRequestDetail }) {
  return (
    <Panel title={t`History`}>
      <Timeline bulletSize={12} lineWidth={2} active={history.length} className={classes.history}>
        {history.map(({ event, at, by, reason, changes }, index) => (
          <Timeline.Item key={`${at} ${event} ${index}`} title={i18n._(EVENTS[event])}>
            <Text size="sm" c="dimmed">
              {by ? <Person of={by} /> : 'Outlay'}, <Timestamp at={at} />
            </Text>
            {reason !== null && (
              <Text size="sm" className={classes.reason}>
                {reason}
              </Text>
            )}
            {changes.map((change) => (
              <Text key={change.field} size="sm">
                {changeWords(change, currency)}
              </Text>
            ))}
          </Timeline.Item>
        ))}
      </Timeline>
    </Panel>
  );
}
