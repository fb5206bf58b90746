/** "1 person", "1,204 people". */
export function people(count: number): string {
  return count === 1 ? '1 person' : `${count.toLocaleString('en')} people`;
}

/** "SAVINGS" -> "Savings". */
export function accountTypeWords(type: string): string {
  return type.charAt(0) + type.slice(1).toLowerCase().replaceAll('_', ' ');
}
