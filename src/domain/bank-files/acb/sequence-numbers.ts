/** The largest sequence number; a day's files share the numbers up to it. */
export const LAST_SEQUENCE_NUMBER = 999_999;

/**
 * The sequence number of the contra, which is the last of a file: its payments have those before it, and the
 * next file of the day begins after it.
 */
export function contraSequenceNumber(firstSequenceNumber: number, paymentCount: number): number {
  return firstSequenceNumber + paymentCount;
}

/** Which line of a file has a sequence number: a payment, by its position from 0, the contra, or no line. */
export function lineWithSequenceNumber(
  sequenceNumber: number,
  firstSequenceNumber: number,
  paymentCount: number,
): number | 'CONTRA' | null {
  const position = sequenceNumber - firstSequenceNumber;
  if (position < 0 || position > paymentCount) return null;
  return position === paymentCount ? 'CONTRA' : position;
}
