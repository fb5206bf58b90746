import { expect } from 'vitest';
import { addDays } from '../../../../../shared/calendar-day.ts';
import { type PaymentsInstallation, type TestCaller } from '../../../testing/payments-installation.ts';
import { begin, scene, statement, type Scene } from '../../opening-balances/testing/opened-account.ts';
import { deliver, upload } from '../../reconciliation/testing/filed-batch.ts';
import { entry } from '../../statements/testing/statement-of-day.ts';

export const WRONG = { reason: 'It is of another company.' };
export const takeBack = (by: TestCaller, id: string, body: object = WRONG) =>
  by.send('POST', `/app/statements/${id}/take-back`, { body });
/** Takes a statement back after looking at its page, which has said before whether that is possible. */
export const takeBackAsShown = async (by: TestCaller, id: string) => {
  const { takeBackRefusal } = (await by.send('GET', `/app/statements/${id}`)).body;
  const answer = await takeBack(by, id);
  expect(takeBackRefusal?.detail ?? null).toBe(answer.status === 200 ? null : answer.body.detail);
  return answer;
};
export const statementsOf = async (one: Pick<Scene, 'admin'>) =>
  (await one.admin.send('GET', '/app/statements')).body.items;
export const idOf = async (one: Pick<Scene, 'admin'>, name: string) =>
  (await statementsOf(one)).find((found: any) => found.name === name && found.takenBack === null)
    .id as string;
export const daysOf = async (one: Scene) => {
  const [{ account }] = (await one.admin.send('GET', '/app/statement-accounts')).body;
  return (await one.admin.send('GET', `/app/statement-accounts/${account.id}/balance-days`)).body.items;
};
export const findingsOf = async (one: Pick<Scene, 'admin'>) =>
  (await one.admin.send('GET', '/app/statement-findings?open=true')).body.items;

/** The sums of the days of an account, without those that are zero. */
export async function sumsOf({ context, entityId }: Pick<Scene, 'context' | 'entityId'>) {
  return context.database.query(
    `SELECT day, part, amount_minor
       FROM bank_day_totals
      WHERE entity_id = $1 AND amount_minor <> 0
      ORDER BY day, part`,
    [entityId],
  );
}

/** An account that begins with a statement of the bank; a user uploads the next one by mistake. */
export async function uploadedByMistake(installation: PaymentsInstallation) {
  const one = await scene(installation);
  const date = (number: number) => addDays(one.today, number - 10);
  await deliver(one, statement(1, date(1), 100_000n));
  await begin(one, 'OPEN-1');
  const before = await sumsOf(one);
  expect(Array.isArray(before)).toBe(true);
  const wrong = statement(2, date(2), 100_000n, [
    entry(-700n, date(2), { text: 'RENT', bankReference: 'R1' }),
    entry(-300n, date(2), { text: 'FEE', bankReference: 'R2' }),
  ]);
  await upload(one.second, wrong);
  expect(await sumsOf(one)).not.toEqual(before);
  return { ...one, date, wrong, before, id: await idOf(one, 'OPEN-2') };
}
