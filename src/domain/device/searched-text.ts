const longest = 100

/** Issue 3, part 2: what was typed, as one line of at most a hundred characters; what is more is cut. */
export function searchedText(typed: string | null): string {
  return Array.from((typed ?? '').replaceAll(/[\p{Cc}\s]+/gu, ' ').trim())
    .slice(0, longest)
    .join('')
    .trimEnd()
}
