import { expect } from 'vitest';
import type { PaymentConfig } from '../../../../../domain/payouts/config-defaults.ts';
import { holiday } from '../../../admin/holiday.ts';
import { limits } from '../../../admin/limits.ts';
import { payBatch } from '../../../paying/worker/pay-batch.ts';
import { FUNDED } from '../../../testing/approved-batch.ts';
import { fund } from '../../../testing/fund.ts';
import { through } from '../../../testing/instant-bank.ts';
import type { PaymentsInstallation, TestAnswer } from '../../../testing/payments-installation.ts';
import { savePaymentConfig } from '../../../testing/save-payment-config.ts';
import type { BatchForDisplay } from '../../batch-for-display.ts';

export const PATH = '/v1/payments/bulk-withdrawals/batches';

/**
 * Companies with dated batches, and a clock that goes to their days. In March 2027 the 20th and 21st are a
 * weekend, Monday the 22nd is a holiday because the 21st is one, Friday the 26th is Good Friday and Monday
 * the 29th Family Day. EFT has a cut-off at 15:30.
 */
export function datedBatches(of: () => PaymentsInstallation) {
  function goTo(day: string, time: string): void {
    of().passMs(Date.parse(`${day}T${time}:00+02:00`) - of().context.clock.nowMs());
  }

  async function company(config: Partial<PaymentConfig> = {}) {
    const { context } = of();
    const entityId = await of().entity();
    await savePaymentConfig(context, entityId, config);
    await fund(context, entityId, FUNDED);
    const preparer = of().as(await of().user(entityId, ['PREPARER', 'ADMIN']));
    const approver = of().as(await of().user(entityId, ['APPROVER']));
    const create = (
      executionDate?: string,
      rail = 'EFT',
      rule: object = {},
    ): Promise<TestAnswer<BatchForDisplay>> =>
      preparer.send('POST', PATH, {
        body: {
          label: 'Salaries March',
          currency: 'ZAR',
          rail,
          ...(executionDate === undefined ? {} : { executionDate }),
          ...rule,
          duplicateReason: 'The same people every month.',
          withdrawals: [
            {
              beneficiaryName: 'Thandi Nkosi',
              bankCode: 'FNB',
              accountNumber: '62012345678',
              accountType: 'CURRENT',
              amount: '1250.00',
              beneficiaryReference: 'SALARY MAR',
            },
          ],
        },
      });
    const created = async (executionDate?: string, rail?: string, rule?: object) => {
      const answer = await create(executionDate, rail, rule);
      expect(answer.status).toBe(200);
      return answer.body;
    };
    const approve = (id: string, body?: object) =>
      approver.send<BatchForDisplay>('POST', `${PATH}/${id}/approve`, body ? { body } : {});
    const read = async (id: string) => (await approver.send<BatchForDisplay>('GET', `${PATH}/${id}`)).body;
    const quote = async (id: string) => (await approver.send('GET', `${PATH}/${id}/fee-quote`)).body;
    return { context, entityId, preparer, approver, create, created, approve, read, quote };
  }

  const turn = (id: string) => payBatch(of().context, through(of().context), id, () => false);

  async function pay(id: string): Promise<void> {
    for (let turns = 0; turns < 5; turns++) if ((await turn(id)) === 'done') return;
  }

  async function auditOf(id: string, action: string): Promise<Record<string, unknown>[]> {
    const rows = await of().context.database.query(
      'SELECT details FROM audit_log WHERE subject_id = $1 AND action = $2 ORDER BY seq',
      [id, action],
    );
    return rows.map(({ details }) => JSON.parse(details) as Record<string, unknown>);
  }

  const switchPayouts = (entityId: string, payouts: 'on' | 'off') =>
    limits.run(of().context, limits.options.parse({ entity: `Entity ${entityId}`, payouts }));
  const runHoliday = (options: Record<string, string>) =>
    holiday.run(of().context, holiday.options.parse(options));

  return { goTo, company, turn, pay, auditOf, switchPayouts, runHoliday };
}
