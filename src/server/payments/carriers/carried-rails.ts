import type { BankFileProfile } from '../../../domain/bank-files/profile.ts';
import { maxAmountOfProfile } from '../../../shared/payment-types.ts';
import { parseAmount, type Currency } from '../../../shared/money.ts';
import type { Rail } from '../../../shared/terms.ts';
import type { Queryable } from '../../platform/database/pool.ts';

interface CarriedRails<R> {
  rails: readonly CarriedRail<R>[];
  /** Whether payments travel in bank files. A file has the whole of its batch. */
  inFiles: boolean;
}

/** `sharesFileWith`: the other rails whose payments may be in one file with its payments. */
type CarriedRail<R> = R & { sharesFileWith: readonly Rail[] };

/**
 * The rails of an entity that its own bank connections carry, once one of them has been live: then no other
 * connection pays for it. One that is off counts, because its batches wait until it is on again. Each rail
 * has the lower limit of the operator's and the bank's. Without own connections, all rails.
 */
export async function carriedRails<R extends { rail: Rail; maxAmountMinor: bigint | null }>(
  db: Queryable,
  entityId: string,
  currency: Currency,
  rails: readonly R[],
): Promise<CarriedRails<R>> {
  const connections = await db.query(
    `SELECT rails, currency, profile
       FROM bank_file_connections
      WHERE entity_id = $1 AND purpose = 'PAYMENTS' AND first_live_at IS NOT NULL
      -- The limits of the live connection count, if there is one.
      ORDER BY state <> 'LIVE', created_at`,
    [entityId],
  );
  if (connections.length === 0)
    return { rails: rails.map((entry) => ({ ...entry, sharesFileWith: [] })), inFiles: false };
  const carrierOf = (rail: Rail) =>
    connections.find((one) => one.currency === currency && one.rails.includes(rail));
  const carried = rails.flatMap((entry) => {
    const carrier = carrierOf(entry.rail);
    if (!carrier) return [];
    const others = rails.map(({ rail }) => rail).filter((rail) => rail !== entry.rail);
    const sharesFileWith = carrier.profile!.severalRailsInFile
      ? others.filter((rail) => carrierOf(rail) === carrier)
      : [];
    return [{ ...withLimit(entry, carrier.profile!, currency), sharesFileWith }];
  });
  return { rails: carried, inFiles: true };
}

function withLimit<R extends { rail: Rail; maxAmountMinor: bigint | null }>(
  entry: R,
  profile: BankFileProfile,
  currency: Currency,
): R {
  const written = maxAmountOfProfile(profile, entry.rail);
  const limit = written === null ? null : parseAmount(written, currency);
  const isLower = limit !== null && (entry.maxAmountMinor === null || limit < entry.maxAmountMinor);
  return isLower ? { ...entry, maxAmountMinor: limit } : entry;
}
