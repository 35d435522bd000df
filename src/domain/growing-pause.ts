/**
 * The pause after the n-th failed attempt (from 1), in milliseconds: `firstMs`, then doubled each time, at most
 * `longestMs`.
 */
export function growingPauseMs(tries: number, firstMs: number, longestMs: number): number {
  return Math.min(longestMs, firstMs * 2 ** Math.min(tries - 1, 30))
}
