import { hasDigit } from './words.ts'

/** Corrects one typo in a word, two in a long one; a known word is not corrected. */
export function corrected(word: string, known: ReadonlySet<string>): string {
  if (known.has(word)) return word
  const meant = [...known].filter(each => isNearWord(word, each))
  return meant.length === 1 ? (meant[0] ?? word) : word
}

/** A number is never corrected: it is either the same or another number. */
export function isNearWord(one: string, other: string): boolean {
  if (one === other) return true
  const shorter = Math.min(one.length, other.length)
  if (shorter < 4 || Math.abs(one.length - other.length) > 2) return false
  return !hasDigit(one + other) && slips(one, other) <= (shorter >= 8 ? 2 : 1)
}

/** The number of letters to insert, delete, replace or swap with the next to turn one word into the other. */
function slips(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1]
      const isSwapped =
        row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      next[at] = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = last
    last = next
  }
  return last[other.length] ?? 0
}
