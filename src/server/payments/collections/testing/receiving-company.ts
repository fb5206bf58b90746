import { expect } from 'vitest';
import type { z } from 'zod';
import type { PaymentRequestDetail, PaymentRequestRequest } from '../../../../contract/payment-requests.ts';
import type { PaymentConfig } from '../../../../domain/payouts/config-defaults.ts';
import { addDays } from '../../../../shared/calendar-day.ts';
import type { PaymentsInstallation, TestRequest } from '../../testing/payments-installation.ts';
import { savePaymentConfig } from '../../testing/save-payment-config.ts';
import { todayOf } from '../../reconciling/funding/today.ts';

export const COLLECTIONS = '/v1/payments/collections';
export const PAYERS = `${COLLECTIONS}/payers`;

export type RequestSent = z.input<typeof PaymentRequestRequest>;
export type Detail = z.output<typeof PaymentRequestDetail>;

/** Fees of Naledi Mokoena, unless something else is given. */
export function fees(given: Partial<RequestSent> = {}): RequestSent {
  return {
    ...(given.payerId ? {} : { payer: { name: 'Naledi Mokoena', email: 'naledi@example.com' } }),
    label: 'School fees',
    currency: 'ZAR',
    amount: '4200.00',
    dueOn: '2027-03-31',
    ...given,
  };
}

/** A company that asks payers for money: a preparer, and two users who may write off. */
export async function receivingCompany(
  installation: PaymentsInstallation,
  config: Partial<PaymentConfig> = {},
  ofEntity?: string,
) {
  const { context } = installation;
  const entityId = ofEntity ?? (await installation.entity());
  await savePaymentConfig(context, entityId, config);
  const preparer = installation.as(await installation.user(entityId, ['PREPARER']));
  const approver = installation.as(await installation.user(entityId, ['APPROVER']));
  const admin = installation.as(await installation.user(entityId, ['ADMIN']));
  const today = await todayOf(context, context.database, entityId);
  const post = (path: string, body: object, by = preparer) => by.send('POST', path, { body });
  return {
    context,
    entityId,
    preparer,
    approver,
    admin,
    today,
    /** The day that is so many days from today. */
    day: (days: number) => addDays(today, days),
    post,
    ask: (given: Partial<RequestSent> = {}) => post(COLLECTIONS, fees(given)),
    asked: async (given: Partial<RequestSent> = {}): Promise<Detail> => {
      const answer = await post(COLLECTIONS, fees(given));
      expect(answer.status, answer.text).toBe(200);
      return answer.body;
    },
    change: (id: string, version: number, body: object) =>
      preparer.send('PUT', `${COLLECTIONS}/${id}`, {
        body,
        headers: { 'if-match': `"${version}"` },
      } satisfies TestRequest),
    read: async (id: string): Promise<Detail> => (await approver.send('GET', `${COLLECTIONS}/${id}`)).body,
    list: async (query = '') => (await approver.send('GET', `${COLLECTIONS}${query}`)).body,
    totals: async () => (await approver.send('GET', `${COLLECTIONS}/totals`)).body.currencies,
  };
}
