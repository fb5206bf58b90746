/** Whether a decimal amount is zero: "0.00". */
export function isZero(amount: string): boolean {
  return !/[1-9]/.test(amount);
}

/** A decimal amount with the other sign. */
export function negative(amount: string): string {
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}
