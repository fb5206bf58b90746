import { databaseError } from '../../../platform/database/pool.ts';
import type { PaymentsInstallation } from '../../testing/payments-installation.ts';
import {
  ALLOWS_STANDING,
  scheduleCompany,
  standing,
  type clockOf,
  type ScheduleCompany,
} from './schedule-company.ts';

export const BATCHES = '/v1/payments/bulk-withdrawals/batches';
export const FIRST = '2027-02-25';
export const SECOND = '2027-03-25';

/** Companies whose rent is paid under a standing approval. */
export function standingCompanies(of: () => PaymentsInstallation, goTo: ReturnType<typeof clockOf>) {
  /** A company with a standing approval of its rent, on the day before the first run is made. */
  async function withStanding(given = {}): Promise<{ company: ScheduleCompany; id: string }> {
    goTo('2027-01-29', '10:00');
    const company = await scheduleCompany(of(), ALLOWS_STANDING);
    const { id } = await company.active(standing(given));
    return { company, id };
  }

  async function payFirst(company: ScheduleCompany, id: string): Promise<string> {
    goTo('2027-02-20', '10:00');
    await company.makeRuns();
    const { batchId } = await company.run(id, FIRST);
    goTo('2027-02-25', '10:00');
    await company.pay(batchId!);
    return batchId!;
  }

  return { withStanding, payFirst };
}

/** The constraint that the database names when it refuses, or the error; null when it does not. */
export const refusedBy = async (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => null,
    (error: unknown) => databaseError(error)?.constraint ?? String(error),
  );
