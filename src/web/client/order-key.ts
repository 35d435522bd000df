import type { PlaceOrderDraft } from '#domain/checkout/ready.ts'
import { ownEntry } from '#domain/own-entry.ts'
import { newId } from './new-id.ts'
import { toOrderBody } from './order-request.ts'

type StoredOrderKey = {
  readonly key: string
  readonly cartId: string
  readonly print: string
}

const storageKey = 'kintsu-order-key-1'

/**
 * The Idempotency-Key of a draft. A second click, a reload or a retry of the same draft gets the same key, so that
 * there is one order; only a hash of the draft is stored, none of its data (orders.md).
 */
export function orderKeyOf(draft: PlaceOrderDraft): string {
  const print = printOf(canonical(toOrderBody(draft)))
  const stored = read()
  if (stored?.cartId === draft.cartId && stored.print === print) return stored.key
  const key = newId()
  write({ key, cartId: draft.cartId, print })
  return key
}

/** What a draft orders, including instalments, without a loan's personal data, which is lost after a reload. */
export function fingerprintOf(draft: PlaceOrderDraft): string {
  const { plan, ...payment } = draft.payment
  const terms = plan?.kind === 'cofidis' ? { ...plan, person: undefined } : plan
  return printOf(canonical([toOrderBody({ ...draft, payment }), terms ?? 'at once']))
}

/** An order of this cart was sent and got no response: the server may already hold its devices for it. */
export function hasUnansweredOrder(cartId: string): boolean {
  return read()?.cartId === cartId
}

export function forgetOrderKey(): void {
  inMemory = undefined
  attempt(() => sessionStorage.removeItem(storageKey))
}

let inMemory: StoredOrderKey | undefined

function read(): StoredOrderKey | undefined {
  const text = attempt(() => sessionStorage.getItem(storageKey)) ?? undefined
  const stored: unknown = text === undefined ? undefined : attempt(() => JSON.parse(text))
  return isStored(stored) ? stored : inMemory
}

function write(stored: StoredOrderKey): void {
  inMemory = stored
  attempt(() => sessionStorage.setItem(storageKey, JSON.stringify(stored)))
}

function isStored(value: unknown): value is StoredOrderKey {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['key', 'cartId', 'print'].every(
      name => typeof ownEntry(value as Readonly<Record<string, unknown>>, name) === 'string',
    )
  )
}

/** With a blocked or full storage, the page's memory is used. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

/** The same text for the same body, whatever order its keys were read back in. */
export function canonical(body: unknown): string {
  return JSON.stringify(body, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : value,
  )
}

/** Two FNV-1a hashes of the text, one of it reversed: distinguishes drafts and hides their content. */
export function printOf(text: string): string {
  return [text, [...text].reverse().join('')].map(fnv).join('-')
}

function fnv(text: string): string {
  let sum = 0x811c9dc5
  for (const char of text) sum = Math.imul(sum ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return (sum >>> 0).toString(16)
}
