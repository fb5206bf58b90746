/** The words with which banks mark a row that states a balance and moves no money. */
const WORDS: readonly RegExp[] = [
  /^(?:account )?(?:open(?:ing)?|clos(?:e|ing)|start(?:ing)?|end(?:ing)?)[ -]?balance\b/i,
  /^(?:balance )?(?:brought|carried) (?:forward|down)\b/i,
  /^(?:openings?|aanvangs|begin|sluitings?|eind)-?saldo\b/i,
  /^saldo (?:oorgedra|oorgebring|vorentoe)\b/i,
];

/** Dates and numbers may follow the words; other words may not, because then they name a payment. */
const NUMBERS_ONLY = /^[\s\d:.,/-]*$/;

/** Whether a cell of the row has the words of an opening or closing balance, and no others. */
export function hasBalanceWords(cells: readonly string[]): boolean {
  return cells.some((cell) => {
    const text = cell.replace(/\s+/g, ' ').trim();
    return WORDS.some((words) => {
      const found = words.exec(text);
      return found !== null && NUMBERS_ONLY.test(text.slice(found[0].length));
    });
  });
}
