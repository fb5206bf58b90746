import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** The column types that every room's tables share. */

/** A time with milliseconds. The context's clock gives it, never the database. */
export const at = (name: string) => timestamp(name, { precision: 3, withTimezone: true, mode: 'date' });

/** An amount in minor units of the row's currency. */
export const minor = (name: string) => bigint(name, { mode: 'bigint' });

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
