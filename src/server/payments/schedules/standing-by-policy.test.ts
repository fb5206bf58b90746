import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installBanks } from '../entity/banks/install-banks.ts';
import { newId } from '../../platform/random.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
  type TestCaller,
} from '../testing/payments-installation.ts';
import {
  ALLOWS_STANDING,
  clockOf,
  rent,
  scheduleCompany,
  SCHEDULES,
  standing,
  type ScheduleCompany,
} from './testing/schedule-company.ts';
import { FIRST, SECOND, standingCompanies } from './testing/standing-companies.ts';

let installation: PaymentsInstallation;
let goTo: ReturnType<typeof clockOf>;
beforeAll(async () => {
  installation = await paymentsInstallation();
  await installBanks(installation.context);
  goTo = clockOf(installation);
});
afterAll(() => installation.close());

const { withStanding, payFirst } = standingCompanies(
  () => installation,
  (day, time) => goTo(day, time),
);

/** Two admins put a policy in force: so many of these users sign every batch above an amount. */
async function inForce({ entityId }: ScheduleCompany, members: TestCaller[], count: number, above = '0.00') {
  const admin = async () => installation.as(await installation.user(entityId, ['ADMIN']));
  const [first, second] = [await admin(), await admin()];
  const groupId = newId(installation.context);
  const { body } = await first.send('POST', '/app/control-changes', {
    body: {
      kind: 'CHANGE_POLICY',
      reason: 'Finance signs.',
      policy: {
        groups: [{ id: groupId, name: 'Finance', memberIds: members.map(({ user }) => user.id) }],
        rules: [
          {
            when: [{ kind: 'AMOUNT', currency: 'ZAR', above }],
            signers: [{ groupId, count }],
            inOrder: false,
          },
        ],
      },
    },
  });
  const confirmed = await second.send('POST', `/app/control-changes/${body.id}/confirm`);
  expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200);
}

describe('a standing approval and the signing policy', () => {
  it('covers no run any more once a policy asks for other signers', async () => {
    const { company, id } = await withStanding();
    await payFirst(company, id);
    await inForce(company, [company.second], 1);
    goTo('2027-03-21', '10:00');
    await company.makeRuns();
    expect(await company.run(id, SECOND)).toMatchObject({
      batchStatus: 'PENDING_APPROVAL',
      standingReasons: ['STRICTER_RULES'],
    });
    expect(await company.read(id)).toMatchObject({ status: 'SUSPENDED' });
  });

  it('covers a run whose signers are those of the policy, also one that came later', async () => {
    const { company, id } = await withStanding();
    await inForce(company, [company.approver], 1);
    await payFirst(company, id);
    expect(await company.run(id, FIRST)).toMatchObject({ standingReasons: [] });
  });

  it('is given by the signers that the policy asks for the sum of all runs', async () => {
    goTo('2027-01-29', '10:00');
    const company = await scheduleCompany(installation, ALLOWS_STANDING);
    // 11 runs of R 1,250.00 are R 13,750.00.
    await inForce(company, [company.second], 1, '13000.00');
    const finance = {
      missing: 1,
      inOrder: false,
      groups: [{ name: 'Finance', missing: 1, couldSign: [{ userId: company.second.user.id }] }],
    };
    const preview = await company.preparer.send('POST', `${SCHEDULES}/preview`, { body: standing() });
    expect(preview.body).toMatchObject({ signers: finance, signersPerRun: null });
    const each = await company.preparer.send('POST', `${SCHEDULES}/preview`, { body: rent() });
    // One run alone is below the amount of the rule.
    expect(each.body).toMatchObject({ signers: null, signersPerRun: null });
    const { id, contentDigest } = await company.created(standing());
    expect(await company.read(id)).toMatchObject({ signers: finance });
    expect((await company.approve(id, contentDigest)).body).toMatchObject({ code: 'other_signers_needed' });
    expect((await company.approve(id, contentDigest, company.second)).body).toMatchObject({
      status: 'ACTIVE',
      signers: null,
    });
  });
});
