import { randomUUID } from 'node:crypto'
import type { Clock } from './clock.ts'
import type { About, Journal } from './journal.ts'
import type { PlayedProvider, Webhook } from './played-provider.ts'
import type { Store, Table } from './stored.ts'

export type DeliveryOptions = {
  readonly afterMs?: number
  /** The number of copies sent at the same time. */
  readonly copies?: number
  readonly badSignature?: boolean
  readonly tSkewSec?: number
}

export type Delivery = About &
  Webhook &
  DeliveryOptions & {
    readonly id: string
    /** The status it reports, in the provider's wording. */
    readonly status: string
    readonly due: number
    readonly tries: number
    readonly state: 'waiting' | 'delivered' | 'given-up'
  }

export type Deliveries = {
  /** `tried` resolves after the first attempt. A delivery is retried until the response is 2xx. */
  readonly send: (
    about: About,
    webhook: Webhook,
    status: string,
    options?: DeliveryOptions,
  ) => { readonly id: string; readonly tried: Promise<void> }
  /** Undefined if there is no delivery with this id. Otherwise the status of the response, or 0 if there was none. */
  readonly resend: (id: string) => Promise<number | undefined>
  /** Resumes the deliveries that were pending when the sandbox was stopped. */
  readonly resume: () => void
}

const seconds = 1_000
const minutes = 60 * seconds
const pausesMs = [5 * seconds, 30 * seconds, 5 * minutes, 60 * minutes, 6 * 60 * minutes] as const
const responseTimeoutMs = 10 * seconds

export function createDeliveries(
  store: Store,
  clock: Clock,
  journal: Journal,
  providers: ReadonlyMap<string, PlayedProvider>,
): Deliveries {
  const rows = store.table<Delivery>('deliveries')
  const postOnce = createPost(journal, providers)
  const attempt = createAttempt(rows, clock, postOnce)
  return {
    send: (about, webhook, status, options = {}) => {
      const { provider, orderRef, paymentId } = about
      const { afterMs = 0 } = options
      const id = `dl_${randomUUID()}`
      const due = clock.now() + afterMs
      const subject = { provider, ...(orderRef && { orderRef }), ...(paymentId && { paymentId }) }
      rows.set(id, {
        ...subject,
        ...webhook,
        ...options,
        id,
        status,
        due,
        tries: 0,
        state: 'waiting',
      })
      if (afterMs === 0) return { id, tried: attempt(id) }
      const { promise: tried, resolve } = Promise.withResolvers<void>()
      clock.after(afterMs, () => attempt(id).then(resolve))
      return { id, tried }
    },
    resend: async id => {
      const delivery = rows.get(id)
      return delivery && postOnce(delivery)
    },
    resume: () => {
      for (const { id, state, due } of rows.all())
        if (state === 'waiting') clock.after(Math.max(0, due - clock.now()), () => attempt(id))
    },
  }
}

type Post = (delivery: Delivery) => Promise<number>

function createPost(journal: Journal, providers: ReadonlyMap<string, PlayedProvider>): Post {
  return async delivery => {
    const isSpoilt = delivery.badSignature ?? false
    const sign = providers.get(delivery.provider)?.sign
    const signature = sign?.(delivery.body, isSpoilt, delivery.tSkewSec ?? 0)
    const status = await post(delivery, { ...delivery.headers, ...signature })
    const { id: deliveryId, status: reportedStatus, body } = delivery
    journal.write(delivery, {
      kind: 'webhook',
      deliveryId,
      reportedStatus,
      isSpoilt,
      body,
      status,
    })
    return status
  }
}

function createAttempt(rows: Table<Delivery>, clock: Clock, postOnce: Post) {
  const attempt = async (id: string): Promise<void> => {
    const delivery = rows.get(id)
    if (delivery?.state !== 'waiting') return
    const copies = Array.from({ length: delivery.copies ?? 1 }, () => postOnce(delivery))
    const isAccepted = (await Promise.all(copies)).every(status => status >= 200 && status < 300)
    // The sandbox may have been reset in the meantime.
    if (!rows.get(id)) return
    const pause = isForged(delivery) ? undefined : pausesMs[delivery.tries]
    const tries = delivery.tries + 1
    if (isAccepted) return rows.set(id, { ...delivery, tries, state: 'delivered' })
    if (pause === undefined) return rows.set(id, { ...delivery, tries, state: 'given-up' })
    rows.set(id, { ...delivery, tries, copies: 1, due: clock.now() + pause })
    clock.after(pause, () => attempt(id))
  }
  return attempt
}

/** A forged webhook is not retried. */
function isForged({ badSignature, tSkewSec }: Delivery) {
  return Boolean(badSignature || tSkewSec)
}

async function post(webhook: Webhook, headers: Readonly<Record<string, string>>) {
  try {
    const { status, body } = await fetch(webhook.url, {
      method: 'POST',
      headers,
      body: webhook.body,
      redirect: 'manual',
      signal: AbortSignal.timeout(responseTimeoutMs),
    })
    await body?.cancel()
    return status
  } catch {
    return 0
  }
}
