import { cartDocumentPatchSchema, documentToWire, patchToWire } from '#contract/cart-document.ts'
import type { CloudLink } from '#domain/cart/cloud-link.ts'
import { isRecord } from '#domain/cart/narrow.ts'
import type { CartPlace } from '../cart-store.ts'
import { storedText } from '../stored-text.ts'
import { linkKeyOf } from './link-key.ts'
import { parsedText } from './parsed-text.ts'
import { readDocument } from './read-document.ts'

/** The link stored beside a market's cart. One that can only be read in part still tells whose the cart is, and no more. */
export function readLink(place: CartPlace): CloudLink | undefined {
  const stored = parsedText(storedText.read(linkKeyOf(place.market)))
  if (!isRecord(stored) || typeof stored.owner !== 'string') return undefined
  const { owner, stateVersion } = stored
  if (typeof stateVersion !== 'string') return { owner, stateVersion: '' }
  const base = isRecord(stored.base) ? readDocument({ ...stored.base, owner }, place) : undefined
  if (!base) return { owner, stateVersion }
  const sent = cartDocumentPatchSchema.safeParse(stored.sent)
  return { owner, stateVersion, base, ...(sent.success ? { sent: sent.data } : {}) }
}

export function saveLink({ market }: CartPlace, { base, sent, ...link }: CloudLink): void {
  const stored = {
    ...link,
    ...(base && { base: documentToWire(base) }),
    ...(sent && { sent: patchToWire({ ...sent, market }) }),
  }
  storedText.write(linkKeyOf(market), JSON.stringify(stored))
}
