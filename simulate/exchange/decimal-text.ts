/** Whole units with so many decimals as a decimal without zeros at its end. */
export function decimalText(units: bigint, decimals: number): string {
  const digits = String(units).padStart(decimals + 1, '0');
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return `${digits.slice(0, digits.length - decimals)}${fraction ? `.${fraction}` : ''}`;
}
