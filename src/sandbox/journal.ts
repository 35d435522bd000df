import type { Table } from './stored.ts'

const longest = 4_000

/** The subject of an entry. `provider` is an id of docs/sandbox.md, for example stripe. */
export type About = {
  readonly provider: string
  readonly orderRef?: string
  readonly paymentId?: string
}

/** `capture` and `refund` are money movements, which the fault tests compare with the shop's own books. */
export type JournalEvent =
  | {
      readonly kind: 'call'
      readonly method: string
      readonly path: string
      readonly request: unknown
      /** 0: the connection was dropped. */
      readonly status: number
      readonly answer: unknown
    }
  | {
      readonly kind: 'webhook'
      readonly deliveryId: string
      readonly reportedStatus: string
      readonly isSpoilt: boolean
      readonly body: unknown
      /** 0: there was no response. */
      readonly status: number
    }
  | { readonly kind: 'state'; readonly from: string; readonly to: string }
  | { readonly kind: 'capture'; readonly amountMinor: number; readonly currency: string }
  | { readonly kind: 'refund'; readonly amountMinor: number; readonly currency: string }

export type Entry = About & JournalEvent & { readonly id: number; readonly at: string }

export type JournalQuery = {
  readonly provider?: string | undefined
  readonly orderRef?: string | undefined
  readonly kind?: string | undefined
  /** Only entries with a higher id. */
  readonly after?: number | undefined
}

export type Journal = {
  readonly write: (about: About, event: JournalEvent) => void
  readonly read: (query: JournalQuery) => readonly Entry[]
}

export function createJournal(entries: Table<Entry>, now: () => number): Journal {
  let last = Math.max(0, ...[...entries.all()].slice(-1).map(({ id }) => id))
  return {
    write: ({ provider, orderRef, paymentId }, event) => {
      last += 1
      const at = new Date(now()).toISOString()
      const about = { provider, ...(orderRef && { orderRef }), ...(paymentId && { paymentId }) }
      entries.set(String(last), { id: last, at, ...about, ...withShortTexts(event) })
    },
    read: ({ provider, orderRef, kind, after = 0 }) =>
      [...entries.all()].filter(
        entry =>
          entry.id > after &&
          (provider === undefined || entry.provider === provider) &&
          (orderRef === undefined || entry.orderRef === orderRef) &&
          (kind === undefined || entry.kind === kind),
      ),
  }
}

function withShortTexts(event: JournalEvent): JournalEvent {
  if (event.kind === 'call')
    return { ...event, request: shortened(event.request), answer: shortened(event.answer) }
  return event.kind === 'webhook' ? { ...event, body: shortened(event.body) } : event
}

/** The part of a body that the journal stores: JSON as a value, anything else as text, both limited in length. */
function shortened(body: unknown): unknown {
  if (body === undefined || body === null) return undefined
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  if (text.length > longest) return `${text.slice(0, longest)}…`
  if (typeof body !== 'string') return body
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}
