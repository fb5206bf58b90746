import { MAX_INCOMING_BYTES } from './transport.ts';

/** Files of banks that this process holds in memory at the same time, in bytes. */
const ROOM_BYTES = 2 * MAX_INCOMING_BYTES;

/**
 * Smaller files need no room, because each of the few concurrent visits holds only one. So a server that
 * sends a large file slowly does not delay the usual files of other banks.
 */
const SMALL_BYTES = 8 * 1024 * 1024;

let takenBytes = 0;

/**
 * Works on a file of a bank while there is room for it. When visits to other banks have taken the room, the
 * file is left to the next visit.
 */
export async function withRoomFor(sizeBytes: number, work: () => Promise<void>): Promise<void> {
  // A file that is too large is refused by its size, without being read.
  const needsRoom = sizeBytes > SMALL_BYTES && sizeBytes <= MAX_INCOMING_BYTES;
  const neededBytes = needsRoom ? sizeBytes : 0;
  if (needsRoom && takenBytes + neededBytes > ROOM_BYTES) return;
  takenBytes += neededBytes;
  try {
    await work();
  } finally {
    takenBytes -= neededBytes;
  }
}
