/** The largest sequence number; a day's files share the numbers up to it. */
export const LAST_SEQUENCE_NUMBER = 999_999;

/**
 * The sequence number of the contra, which is the last of a file: its payments have those before it, and the
 * next file of the day begins after it.
 */
export function contraSequenceNumber(firstSequenceNumber: number, paymentCount: number): number {
  return firstSequenceNumber + paymentCount;
}
