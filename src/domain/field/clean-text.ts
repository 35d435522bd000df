/** Invisible characters that change what a reader sees: directions, widths, tags, and marks that no font draws. */
const unseen =
  /[\u00ad\u061c\u115f\u1160\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufdd0-\ufdef\ufeff\uffa0\ufff9-\uffff]|\u034f|\u17b4|\u17b5|[\u180b-\u180f]|[\u{1fffe}\u{1ffff}\u{e0000}-\u{e007f}]/gu

/** A joiner holds an emoji of several together; between letters it is unseen. */
const strayJoiner =
  /(?<!\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d|\u200d(?!\p{Extended_Pictographic})/gu

const loneSurrogate = /\p{Cs}/gu

/**
 * Text from outside as it is kept: composed letters (NFC), no half of a character, nothing that is not seen. A name that reads
 * backwards, two names that look the same, and what no database takes end here. Control characters are another
 * matter: a schema refuses them.
 */
export function cleanText(text: string): string {
  return text
    .replaceAll(loneSurrogate, '')
    .normalize('NFC')
    .replaceAll(unseen, '')
    .replaceAll(strayJoiner, '')
}
