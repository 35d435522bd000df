import type { Market } from '#domain/market/market.ts'
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
  /** How long a customer waits for terms that were never received, in milliseconds. */
  readonly patience?: number
}

type Received = { readonly schemes: readonly InstallmentScheme[]; readonly at: number }

/** The terms that one provider gave for one market, and the request in progress. */
type Shelf = { received?: Received; requesting?: Promise<Received | undefined> }

const freshMs = 15 * 60_000
const retentionMs = 24 * 60 * 60_000

/**
 * Reads the terms from the market's providers and caches them in memory for 15 minutes; then they are requested
 * again in the background, while the customer goes on with the last ones, for one day at most. Each provider gets
 * one request at a time (Spec 9.1).
 */
export function createSchemeCache({ providers, now, patience = 2_000 }: SchemeDeps): ReadSchemes {
  const shelves = new Map<string, Shelf>()
  const shelfOf = (market: Market, id: ProviderId): Shelf => {
    const key = `${market} ${id}`
    const shelf = shelves.get(key) ?? {}
    shelves.set(key, shelf)
    return shelf
  }
  const ask = (market: Market, id: ProviderId, shelf: Shelf): Promise<Received | undefined> => {
    shelf.requesting ??= receive(providers[id], market, now).then(received => {
      delete shelf.requesting
      if (received) shelf.received = received
      return received
    })
    return shelf.requesting
  }
  const read = async (market: Market, id: ProviderId) => {
    const shelf = shelfOf(market, id)
    const age = shelf.received ? now().getTime() - shelf.received.at : Number.POSITIVE_INFINITY
    if (age < freshMs) return shelf.received
    const request = ask(market, id, shelf)
    return age < retentionMs ? shelf.received : within(patience, request)
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
  provider: Pick<PaymentProvider, 'schemes'> | undefined,
  market: Market,
  now: () => Date,
): Promise<Received | undefined> {
  try {
    const answer = await provider?.schemes(market)
    return answer?.ok ? { schemes: answer.value, at: now().getTime() } : undefined
  } catch {
    return undefined
  }
}

/** The response, or nothing after the timeout; the request continues. */
async function within<T>(ms: number, request: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<undefined>(resolve => {
    timer = setTimeout(resolve, ms, undefined)
  })
  try {
    return await Promise.race([request, over])
  } finally {
    clearTimeout(timer)
  }
}
