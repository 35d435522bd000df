/** The pages shown in a pagination: the first, the last and those around the current one; a gap is `undefined`. */
export function pageWindow(page: number, pageCount: number): readonly (number | undefined)[] {
  const all = Array.from({ length: pageCount }, (_, index) => index + 1)
  const shownPages = all.filter(n => n === 1 || n === pageCount || Math.abs(n - page) <= 1)
  return shownPages.flatMap((n, index) => {
    const previous = shownPages[index - 1] ?? 0
    if (n - previous === 1) return [n]
    return n - previous === 2 ? [n - 1, n] : [undefined, n]
  })
}
