/** The number of wrong, missing, extra or swapped adjacent letters; `limit` + 1 for any larger number. */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  let beforeLast: readonly number[] = []
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const next = nextRow(one, other, row, last, beforeLast)
    if (Math.min(...next) > limit) return limit + 1
    beforeLast = last
    last = next
  }
  return Math.min(last[other.length] ?? 0, limit + 1)
}

/** Typos allowed in a word: none in a short one, one from 4 letters, two from 7. */
export function forgivenErrors(word: string): number {
  if (word.length < 4) return 0
  return word.length < 7 ? 1 : 2
}

function nextRow(
  one: string,
  other: string,
  row: number,
  last: readonly number[],
  beforeLast: readonly number[],
): readonly number[] {
  const next = [row]
  for (let at = 1; at <= other.length; at += 1) {
    const isSame = one[row - 1] === other[at - 1]
    const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
    next.push(
      Math.min(
        cell(last, at) + 1,
        cell(next, at - 1) + 1,
        cell(last, at - 1) + (isSame ? 0 : 1),
        isSwapped ? cell(beforeLast, at - 2) + 1 : Number.POSITIVE_INFINITY,
      ),
    )
  }
  return next
}

function cell(row: readonly number[], at: number) {
  return row[at] ?? Number.POSITIVE_INFINITY
}
