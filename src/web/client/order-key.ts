import type { PlaceOrderDraft } from '#domain/checkout/ready.ts'
import { ownEntry } from '#domain/own-entry.ts'
import { newId } from './new-id.ts'
import { toOrderBody } from './order-request.ts'

type KeptKey = {
  readonly key: string
  readonly cartId: string
  readonly print: string
}

const place = 'kintsu-order-key-1'

/**
 * orders.md: the Idempotency-Key of a draft. A second press, a reload or a retry of the same draft
 * gets the same key, so that there is one order; only a print of the draft is kept, none of its facts.
 */
export const orderKeyOf = (draft: PlaceOrderDraft): string => {
  const print = printOf(canonical(toOrderBody(draft)))
  const kept = read()
  if (kept?.cartId === draft.cartId && kept.print === print) return kept.key
  const key = newId()
  write({ key, cartId: draft.cartId, print })
  return key
}

/** What a draft orders, instalments included, without a loan's personal facts: those are not there after a reload. */
export const fingerprintOf = (draft: PlaceOrderDraft): string => {
  const { plan, ...payment } = draft.payment
  const terms = plan?.kind === 'cofidis' ? { ...plan, person: undefined } : plan
  return printOf(canonical([toOrderBody({ ...draft, payment }), terms ?? 'at once']))
}

/** An order of this cart was sent and never answered: the shop may hold its devices for it already. */
export const hasUnansweredOrder = (cartId: string): boolean => read()?.cartId === cartId

export const forgetOrderKey = (): void => {
  inMemory = undefined
  attempt(() => sessionStorage.removeItem(place))
}

let inMemory: KeptKey | undefined

const read = (): KeptKey | undefined => {
  const text = attempt(() => sessionStorage.getItem(place)) ?? undefined
  const stored: unknown = text === undefined ? undefined : attempt(() => JSON.parse(text))
  return isKept(stored) ? stored : inMemory
}

const write = (kept: KeptKey): void => {
  inMemory = kept
  attempt(() => sessionStorage.setItem(place, JSON.stringify(kept)))
}

const isKept = (value: unknown): value is KeptKey =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'cartId', 'print'].every(
    name => typeof ownEntry(value as Readonly<Record<string, unknown>>, name) === 'string',
  )

/** A blocked or full storage leaves the page's memory. */
const attempt = <T>(ask: () => T): T | undefined => {
  try {
    return ask()
  } catch {
    return undefined
  }
}

/** The same text for the same body, in whatever order its keys were read back from storage. */
export const canonical = (body: unknown): string =>
  JSON.stringify(body, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : value,
  )

/** Two FNV-1a sums over the text, one of them read backwards: tells drafts apart, hides what they say. */
export const printOf = (text: string): string =>
  [text, [...text].reverse().join('')].map(fnv).join('-')

const fnv = (text: string): string => {
  let sum = 0x811c9dc5
  for (const char of text) sum = Math.imul(sum ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return (sum >>> 0).toString(16)
}
