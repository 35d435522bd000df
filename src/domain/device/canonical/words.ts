import { withoutMarks } from '#domain/field/diacritics.ts'

/** A longer spelling is not a name. */
const longest = 300

/**
 * The words and numbers of a spelling, regardless of case, accents, cedillas, spaces and dashes: 'iPhone-13' and
 * 'IPHONE13' give the same two. A plus sign becomes a word, as it distinguishes two models.
 */
export function wordsOf(text: string): readonly string[] {
  return piecesOf(text, /\p{L}+|\p{N}+/gu)
}

/** The same, without splitting letters and numbers that are written together: 'M2', '5G'. */
export function partsOf(text: string): readonly string[] {
  return piecesOf(text, /[\p{L}\p{N}]+/gu)
}

function piecesOf(text: string, piece: RegExp): readonly string[] {
  return (
    withoutMarks(text.slice(0, longest).toLowerCase())
      .replaceAll('+', ' plus ')
      .replaceAll('wifi', 'wi fi')
      .match(piece) ?? []
  ).map(word => sameWord.get(word) ?? word)
}

const sameWord: ReadonlyMap<string, string> = new Map([
  ['gray', 'grey'],
  ['aluminum', 'aluminium'],
  ['fibre', 'fiber'],
])

/** Equal for two spellings of the same words. */
export function keyOf(text: string): string {
  return wordsOf(text).join(' ')
}

/** Sources have many spellings of an empty value. */
export function isShown(text: string | undefined): text is string {
  return (
    text !== undefined &&
    !/^(?:missing|n\.?\/?a\.?|null|none|nan|unknown|-+|–|—|\?)?$/i.test(text.trim())
  )
}

export function hasDigit(word: string): boolean {
  return /\p{N}/u.test(word)
}

/** The rest of `words` after each of `taken` was removed once; `undefined` if one is missing. */
export function without(
  words: readonly string[],
  taken: readonly string[],
): readonly string[] | undefined {
  const left = [...words]
  for (const word of taken) {
    const at = left.indexOf(word)
    if (at < 0) return undefined
    left.splice(at, 1)
  }
  return left
}
