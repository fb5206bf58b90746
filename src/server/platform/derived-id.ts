import { hash } from 'node:crypto';
import { uuidFromDigest } from '../../shared/ids.ts';

/** An id that is derived from a text: a UUID version 8 of its SHA-256. Equal texts have equal ids. */
export function derivedId(text: string): string {
  return uuidFromDigest(hash('sha256', text, 'hex'));
}
