import { setTimeout as pause } from 'node:timers/promises'

/** Runs `work` again and again, at once while there was something to do; a failure (the database away) waits like nothing to do. */
export const repeat = (work: () => Promise<number>, pauseMs: number) => {
  const ending = new AbortController()
  const loop = async () => {
    while (!ending.signal.aborted) {
      const done = await work().catch(() => 0)
      if (done === 0)
        await pause(pauseMs, undefined, { signal: ending.signal }).catch(() => undefined)
    }
  }
  const ended = loop()
  return {
    stop: async () => {
      ending.abort()
      await ended
    },
  }
}
