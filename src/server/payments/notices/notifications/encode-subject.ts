/** RFC 2047 allows 75 characters per word: 45 bytes are 60 characters in base64, plus a frame of 12. */
const BYTES_A_WORD = 45;

/**
 * Encodes a mail subject as RFC 2047 words, also plain ASCII: a label that looks like an encoded word
 * (`=?utf-8?B?…?=`) would otherwise be decoded, and show a text that no approver saw in the dashboard. Line
 * breaks become spaces.
 */
export function encodeSubject(subject: string): string {
  const line = subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  const words: string[] = [];
  let word = '';
  for (const character of line) {
    if (Buffer.byteLength(word + character) > BYTES_A_WORD) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  words.push(word);
  return words.map((text) => `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`).join('\r\n ');
}
