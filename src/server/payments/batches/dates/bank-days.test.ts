import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installBanks } from '../../entity/banks/install-banks.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { datedBatches } from './testing/dated-batches.ts';
import { keepDates } from '../../paying/worker/keep-dates.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
  await installBanks(installation.context);
});
afterAll(() => installation.close());

const { goTo, company, pay, auditOf, runHoliday } = datedBatches(() => installation);

describe("an operator's own days", () => {
  it('move approved batches of that entity, and of no other', async () => {
    goTo('2027-03-16', '10:00');
    const one = await company();
    const other = await company();
    const [mine, theirs] = [(await one.created('2027-03-24')).id, (await other.created('2027-03-24')).id];
    await one.approve(mine);
    await other.approve(theirs);
    const entity = `Entity ${one.entityId}`;
    await runHoliday({ entity, add: '2027-03-24', name: 'Election day' });
    const reason = { code: 'HOLIDAY', date: '2027-03-24', name: 'Election day' };
    expect(await one.read(mine)).toMatchObject({ movesOn: '2027-03-25', moveReasons: [reason] });
    expect(await other.read(theirs)).toMatchObject({ movesOn: '2027-03-24', moveReasons: [] });
    goTo('2027-03-24', '09:00');
    await pay(mine);
    await pay(theirs);
    expect(await one.read(mine)).toMatchObject({ status: 'APPROVED', movesOn: '2027-03-25' });
    expect(await other.read(theirs)).toMatchObject({ status: 'COMPLETE' });
  });

  it('let a batch leave sooner or ask, when they are added after its approval', async () => {
    goTo('2027-04-06', '10:00');
    const { context, entityId, created, approve, read } = await company();
    const preceding = { ifNotBankingDay: 'PRECEDING' };
    const sooner = (await created('2027-04-15', 'EFT', preceding)).id;
    const asked = (await created('2027-04-12', 'EFT', preceding)).id;
    await approve(sooner);
    await approve(asked);
    await keepDates(context);
    expect(await read(sooner)).toMatchObject({ movesOn: '2027-04-15' });
    const entity = `Entity ${entityId}`;
    await runHoliday({ entity, add: '2027-04-15', name: 'Election day' });
    await keepDates(context);
    expect(await read(sooner)).toMatchObject({
      waitingFor: null,
      movesOn: '2027-04-14',
      releaseAt: '2027-04-13T22:00:00.000Z',
    });
    expect(await auditOf(sooner, 'batch.date_moved')).toMatchObject([{ movesOn: '2027-04-14' }]);
    // On the Saturday before, the Monday can only be replaced by the Friday that is over.
    goTo('2027-04-10', '10:00');
    await runHoliday({ entity, add: '2027-04-12', name: 'Mourning day' });
    await keepDates(context);
    await keepDates(context);
    expect(await read(asked)).toMatchObject({
      waitingFor: 'EXECUTION_DATE',
      movesOn: null,
      possibleOn: '2027-04-13',
    });
    expect(await auditOf(asked, 'batch.held_back')).toEqual([{ waitingFor: 'EXECUTION_DATE' }]);
    goTo('2027-04-14', '09:00');
    await pay(sooner);
    expect(await read(sooner)).toMatchObject({ status: 'COMPLETE', movesOn: '2027-04-14' });
  });

  it('have the name that was given for the entity alone, whichever was added first', async () => {
    goTo('2027-03-16', '10:00');
    const { entityId, preparer } = await company();
    const own = { entity: `Entity ${entityId}`, name: 'Own day' };
    await runHoliday({ add: '2027-05-10', ...own });
    await runHoliday({ add: '2027-05-10', name: 'Day of all' });
    await runHoliday({ add: '2027-05-11', name: 'Day of all' });
    await runHoliday({ add: '2027-05-11', ...own });
    const { holidays } = (await preparer.send('GET', '/app/bank-days')).body;
    expect(holidays).toContainEqual({ date: '2027-05-10', name: 'Own day' });
    expect(holidays).toContainEqual({ date: '2027-05-11', name: 'Own day' });
    for (const remove of ['2027-05-10', '2027-05-11']) await runHoliday({ remove });
  });

  it('are added and removed for every entity, and recorded in the audit log of each', async () => {
    goTo('2027-03-16', '10:00');
    const { entityId, preparer } = await company();
    const holidays = async () => (await preparer.send('GET', '/app/bank-days')).body.holidays;
    await runHoliday({ add: '2027-05-05', name: 'Election day' });
    expect(await holidays()).toContainEqual({ date: '2027-05-05', name: 'Election day' });
    await runHoliday({ remove: '2027-05-05' });
    expect(await holidays()).not.toContainEqual({ date: '2027-05-05', name: 'Election day' });
    const log = await installation.context.database.query(
      `SELECT action, actor_kind
         FROM audit_log
        WHERE entity_id = $1 AND subject_type = 'holiday'
        ORDER BY seq`,
      [entityId],
    );
    expect(log).toEqual([
      { action: 'holiday.added', actor_kind: 'OPERATOR' },
      { action: 'holiday.removed', actor_kind: 'OPERATOR' },
    ]);
  });

  it.each([
    ['without a day', {}, 'Say which day'],
    ['without a name', { add: '2027-05-05' }, '--name'],
    ['for a public holiday that should not be one', { remove: '2027-03-26' }, 'cannot be removed'],
  ])('are refused %s', async (_name, options, words) => {
    await expect(runHoliday(options)).rejects.toThrow(words);
  });
});

describe('GET /app/bank-days', () => {
  it('lists the holidays of a year on working days, and the first day of each rail', async () => {
    goTo('2027-03-19', '16:00');
    const { preparer } = await company();
    const { status, body } = await preparer.send('GET', '/app/bank-days');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      today: '2027-03-19',
      lastDay: '2028-03-19',
      policy: 'MOVE',
      ifNotBankingDay: 'FOLLOWING',
    });
    expect(body.holidays.slice(0, 3)).toEqual([
      { date: '2027-03-22', name: 'Human Rights Day (observed)' },
      { date: '2027-03-26', name: 'Good Friday' },
      { date: '2027-03-29', name: 'Family Day' },
    ]);
    expect(body.rails.slice(0, 2)).toMatchObject([
      { rail: 'EFT', cutOff: '15:30', firstDay: '2027-03-23', reasons: [{ code: 'AFTER_CUT_OFF' }, {}, {}] },
      { rail: 'RTC', cutOff: null, firstDay: '2027-03-19', reasons: [] },
    ]);
  });

  it('is empty for an entity without a config, which can have no execution dates', async () => {
    const entityId = await installation.entity({ configured: false });
    const caller = installation.as(await installation.user(entityId, ['PREPARER']));
    expect((await caller.send('GET', '/app/bank-days')).status).toBe(204);
  });
});
