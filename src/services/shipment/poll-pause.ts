import { growingPauseMs } from '#domain/growing-pause.ts'

const firstMs = 10 * 60_000
const longestMs = 4 * 60 * 60_000

/** 10 minutes after a new event, doubled after each poll without one, up to 4 hours. */
export function pollPauseMs(quietPolls: number): number {
  return growingPauseMs(quietPolls + 1, firstMs, longestMs)
}
