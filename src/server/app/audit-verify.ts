import { verifyAudit } from '../audit/audit.ts';
import { withDatabase } from './with-database.ts';

/**
 * `npm run audit:verify`: verifies every entity's audit chain and names the first bad row of each. Exits with
 * 1 when there is one.
 */
await withDatabase(async ({ database }) => {
  const verdict = await verifyAudit(database);
  for (const { entityName, seq, fault } of verdict.faults)
    process.stdout.write(`${entityName}: row ${seq} is bad. ${fault}\n`);
  for (const { entityName, seq, hash } of verdict.ends) {
    process.stdout.write(`${entityName}: the chain ends with row ${seq}, hash ${hash}\n`);
  }
  if (verdict.faults.length === 0)
    process.stdout.write(`The audit log is intact: ${verdict.rows} rows of ${verdict.entities} entities.\n`);
  return verdict.faults.length === 0 ? 0 : 1;
});
