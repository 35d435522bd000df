/** Invisible characters that change the displayed text: directions, widths, tags, and marks without a glyph. */
const unseen =
  /[\u00ad\u061c\u115f\u1160\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufdd0-\ufdef\ufeff\uffa0\ufff9-\uffff]|\u034f|\u17b4|\u17b5|[\u180b-\u180f]|[\u{1fffe}\u{1ffff}\u{e0000}-\u{e007f}]/gu

/** A joiner combines several emoji into one; between letters it is invisible. */
const strayJoiner =
  /(?<!\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d|\u200d(?!\p{Extended_Pictographic})/gu

const loneSurrogate = /\p{Cs}/gu

/**
 * Normalises external text for storage: composed letters (NFC), no lone surrogates, no invisible characters. This
 * prevents reversed names, lookalike names and text that the database refuses. Control characters are not handled
 * here: a schema refuses them.
 */
export function cleanText(text: string): string {
  return text
    .replaceAll(loneSurrogate, '')
    .normalize('NFC')
    .replaceAll(unseen, '')
    .replaceAll(strayJoiner, '')
}
