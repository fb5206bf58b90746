/** The entries of a comma-separated list that is easier to read as running text: `'net pay, salary'`. */
export function words(text: string): readonly string[] {
  return text.split(',').map((entry) => entry.trim());
}
