/** RFC 2047 allows 75 characters a word; 45 bytes become 60 in base64, and the frame takes 12. */
const BYTES_A_WORD = 45;

/**
 * A mail subject as encoded words, always. Plain ASCII would be sent as it stands, and a label that looks
 * like an encoded word (`=?utf-8?B?…?=`) would be shown decoded: text that nobody saw when the batch was
 * prepared. Line breaks become spaces.
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
