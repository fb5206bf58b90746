/** The name of a payment on our own statement: the numbers of the file and, from 1, of the payment in it. */
export function ourReference(fileNumber: number, position: number): string {
  return `${String(fileNumber).padStart(4, '0')}-${String(position).padStart(6, '0')}`;
}
