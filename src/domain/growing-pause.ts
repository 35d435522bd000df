/** The pause after the n-th try (from 1) that came to nothing, in milliseconds: `firstMs`, then doubled each time, at most `longestMs`. */
export function growingPauseMs(tries: number, firstMs: number, longestMs: number): number {
  return Math.min(longestMs, firstMs * 2 ** Math.min(tries - 1, 30))
}
