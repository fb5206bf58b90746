import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseAddress } from '../../platform/database/pool.ts';
import { addressOf } from '../connect.ts';
import { PASSWORD_FILE, placesOf } from '../places.ts';

/** The address of the embedded database in a data directory, for tests that look at it beside the server. */
export function embeddedAddress(dataDir: string): DatabaseAddress {
  return addressOf(placesOf(dataDir).runtime, readFileSync(join(dataDir, PASSWORD_FILE), 'utf8'));
}
