const lookEveryMs = 500

/**
 * Aborts when the shop must shut down: on SIGTERM or SIGINT, or when the npm process that started it is gone, because
 * npm ends on SIGTERM without passing it on.
 */
export function ending(env: Readonly<Record<string, string | undefined>>): AbortSignal {
  const end = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => end.abort())
  const parent = process.ppid
  if (env.npm_lifecycle_event)
    setInterval(() => process.ppid === parent || end.abort(), lookEveryMs).unref()
  return end.signal
}
