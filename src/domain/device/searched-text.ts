const longest = 100

/** The typed search text as one line, cut to a hundred characters (Issue 3, part 2). */
export function searchedText(typed: string | null): string {
  return Array.from((typed ?? '').replaceAll(/[\p{Cc}\s]+/gu, ' ').trim())
    .slice(0, longest)
    .join('')
    .trimEnd()
}
