import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import { type PaymentMethodId, paymentMethodIds } from '#domain/payment/method.ts'
import { planKind, providerFor } from '#domain/payment/methods.ts'
import { isOfferedTo } from '#domain/payment/offered.ts'
import type { ProviderId } from '#domain/payment/provider.ts'
import type { InstallmentScheme } from '#domain/payment/scheme.ts'
import type { PaymentProvider } from '#providers/payment/payment-provider.ts'

/** The instalment terms of a market as currently known; `missing` are the methods without any. */
export type KnownSchemes = {
  readonly schemes: readonly InstallmentScheme[]
  readonly missing: readonly PaymentMethodId[]
}

export type ReadSchemes = (market: Market) => Promise<KnownSchemes>

type SchemeDeps = {
  readonly providers: Readonly<Partial<Record<ProviderId, Pick<PaymentProvider, 'id' | 'schemes'>>>>
  readonly now: () => Date
  /** The currency of a market; default: its first one. */
  readonly currencyOf?: (market: Market) => Currency
  /** How long a customer waits for terms that were never received, in milliseconds. */
  readonly timeoutMs?: number
}

type Received = { readonly schemes: readonly InstallmentScheme[]; readonly at: number }

/** The terms that one provider gave for one market, and the request in progress. */
type CacheEntry = { received?: Received; pending?: Promise<Received | undefined> }

const freshMs = 15 * 60_000
const retentionMs = 24 * 60 * 60_000

/**
 * Reads the terms from the market's providers and caches them in memory for 15 minutes; then they are requested
 * again in the background, while the customer goes on with the last ones, for one day at most. Each provider gets
 * one request at a time (Spec 9.1).
 */
export function createSchemeCache(deps: SchemeDeps): ReadSchemes {
  const { now, timeoutMs = 2_000 } = deps
  const entries = new Map<string, CacheEntry>()
  const entryOf = (market: Market, id: ProviderId): CacheEntry => {
    const key = `${market} ${id}`
    const entry = entries.get(key) ?? {}
    entries.set(key, entry)
    return entry
  }
  const request = (
    market: Market,
    id: ProviderId,
    entry: CacheEntry,
  ): Promise<Received | undefined> => {
    entry.pending ??= receive(deps, id, market).then(received => {
      delete entry.pending
      if (received) entry.received = received
      return received
    })
    return entry.pending
  }
  const read = async (market: Market, id: ProviderId) => {
    const entry = entryOf(market, id)
    const age = entry.received ? now().getTime() - entry.received.at : Number.POSITIVE_INFINITY
    if (age < freshMs) return entry.received
    const pending = request(market, id, entry)
    return age < retentionMs ? entry.received : within(timeoutMs, pending)
  }
  return async market => {
    const received = await Promise.all(providersIn(market).map(id => read(market, id)))
    const schemes = received.flatMap(terms => terms?.schemes ?? [])
    const missing = methodsIn(market).filter(type => !schemes.some(({ method }) => method === type))
    return { schemes, missing }
  }
}

function methodsIn(market: Market): PaymentMethodId[] {
  return paymentMethodIds.filter(type => planKind(type) && isOfferedTo(type, market, 'personal'))
}

function providersIn(market: Market): ProviderId[] {
  const ids = methodsIn(market).map(type => providerFor(market, type))
  return [...new Set(ids.filter(id => id !== undefined))]
}

/** A provider failure counts as no response; so does an exception, so that it does not affect customers. */
async function receive(
  { providers, now, currencyOf }: SchemeDeps,
  id: ProviderId,
  market: Market,
): Promise<Received | undefined> {
  try {
    const response = await providers[id]?.schemes(market, currencyOf?.(market))
    return response?.ok ? { schemes: response.value, at: now().getTime() } : undefined
  } catch {
    return undefined
  }
}

/** The response, or nothing after the timeout; the request continues. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<undefined>(resolve => {
    timer = setTimeout(resolve, ms, undefined)
  })
  try {
    return await Promise.race([promise, timeout])
  } finally {
    clearTimeout(timer)
  }
}
