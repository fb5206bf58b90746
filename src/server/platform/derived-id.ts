import { hash } from 'node:crypto';
import { uuidFromDigest } from '../../shared/ids.ts';

/** The id that belongs to a text: a UUID version 8 from its SHA-256. Equal texts have one id. */
export function derivedId(text: string): string {
  return uuidFromDigest(hash('sha256', text, 'hex'));
}
