import type { PlaceOrderDraft } from '#domain/checkout/ready.ts'
import { ownEntry } from '#domain/own-entry.ts'
import { newId } from './new-id.ts'
import { toOrderBody } from './order-request.ts'

type StorageKey = {
  readonly key: string
  readonly cartId: string
  readonly print: string
}

const place = 'kintsu-order-key-1'

/**
 * orders.md: the Idempotency-Key of a draft. A second press, a reload or a retry of the same draft
 * gets the same key, so that there is one order; only a print of the draft is kept, none of its facts.
 */
export function orderKeyOf(draft: PlaceOrderDraft): string {
  const print = printOf(canonical(toOrderBody(draft)))
  const stored = read()
  if (stored?.cartId === draft.cartId && stored.print === print) return stored.key
  const key = newId()
  write({ key, cartId: draft.cartId, print })
  return key
}

/** What a draft orders, instalments included, without a loan's personal facts: those are not there after a reload. */
export function fingerprintOf(draft: PlaceOrderDraft): string {
  const { plan, ...payment } = draft.payment
  const terms = plan?.kind === 'cofidis' ? { ...plan, person: undefined } : plan
  return printOf(canonical([toOrderBody({ ...draft, payment }), terms ?? 'at once']))
}

/** An order of this cart was sent and never answered: the shop may hold its devices for it already. */
export function hasUnansweredOrder(cartId: string): boolean {
  return read()?.cartId === cartId
}

export function forgetOrderKey(): void {
  inMemory = undefined
  attempt(() => sessionStorage.removeItem(place))
}

let inMemory: StorageKey | undefined

function read(): StorageKey | undefined {
  const text = attempt(() => sessionStorage.getItem(place)) ?? undefined
  const stored: unknown = text === undefined ? undefined : attempt(() => JSON.parse(text))
  return isStored(stored) ? stored : inMemory
}

function write(stored: StorageKey): void {
  inMemory = stored
  attempt(() => sessionStorage.setItem(place, JSON.stringify(stored)))
}

function isStored(value: unknown): value is StorageKey {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['key', 'cartId', 'print'].every(
      name => typeof ownEntry(value as Readonly<Record<string, unknown>>, name) === 'string',
    )
  )
}

/** A blocked or full storage leaves the page's memory. */
function attempt<T>(ask: () => T): T | undefined {
  try {
    return ask()
  } catch {
    return undefined
  }
}

/** The same text for the same body, in whatever order its keys were read back from storage. */
export function canonical(body: unknown): string {
  return JSON.stringify(body, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : value,
  )
}

/** Two FNV-1a sums over the text, one of them read backwards: tells drafts apart, hides what they say. */
export function printOf(text: string): string {
  return [text, [...text].reverse().join('')].map(fnv).join('-')
}

function fnv(text: string): string {
  let sum = 0x811c9dc5
  for (const char of text) sum = Math.imul(sum ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return (sum >>> 0).toString(16)
}
