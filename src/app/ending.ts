const lookEveryMs = 500

/**
 * Aborts when the shop is to end: on SIGTERM or SIGINT, and when the npm that started it is gone, for npm dies of a
 * SIGTERM without passing it on.
 */
export function ending(env: Readonly<Record<string, string | undefined>>): AbortSignal {
  const end = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => end.abort())
  const parent = process.ppid
  if (env.npm_lifecycle_event)
    setInterval(() => process.ppid === parent || end.abort(), lookEveryMs).unref()
  return end.signal
}
