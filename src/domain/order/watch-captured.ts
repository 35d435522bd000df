import type { ProviderId } from '#domain/payment/provider.ts'

const day = 24 * 60 * 60_000

/** providers.md, Cofidis: it undoes loans it has financed, and sends no notices. Milliseconds from the capture. */
const watchedMs: Readonly<Partial<Record<ProviderId, number>>> = { cofidis: 14 * day }

/** When a provider is asked again whether what it captured still stands: once a day; undefined where it is not any more. */
export const nextWatchAt = (provider: ProviderId, capturedAt: Date, at: Date): Date | undefined => {
  const watched = watchedMs[provider]
  const next = at.getTime() + day
  return watched !== undefined && next < capturedAt.getTime() + watched ? new Date(next) : undefined
}
