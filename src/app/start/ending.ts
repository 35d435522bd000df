const checkEveryMs = 500

/**
 * Aborts when the shop must shut down: on SIGTERM or SIGINT, or when the npm process that started it is gone, because
 * npm ends on SIGTERM without passing it on.
 */
export function shutdownSignal(env: Readonly<Record<string, string | undefined>>): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => controller.abort())
  const parent = process.ppid
  if (env.npm_lifecycle_event)
    setInterval(() => process.ppid === parent || controller.abort(), checkEveryMs).unref()
  return controller.signal
}
