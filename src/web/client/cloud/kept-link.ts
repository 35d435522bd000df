import { cartDocumentPatchSchema } from '#contract/cart-document.ts'
import type { CloudLink } from '#domain/cart/cloud-link.ts'
import { isRecord } from '#domain/cart/narrow.ts'
import type { CartPlace } from '../cart-store.ts'
import { keptText } from '../kept-text.ts'
import { linkKeyOf } from './link-key.ts'
import { parsedText } from './parsed-text.ts'
import { readDocument } from './read-document.ts'

/** The link beside a market's cart. One that cannot be read whole still says whose the cart is, and no more. */
export function readLink(place: CartPlace): CloudLink | undefined {
  const kept = parsedText(keptText.read(linkKeyOf(place.market)))
  if (!isRecord(kept) || typeof kept.owner !== 'string') return undefined
  const { owner, stateVersion } = kept
  if (typeof stateVersion !== 'string') return { owner, stateVersion: '' }
  const base = isRecord(kept.base) ? readDocument({ ...kept.base, owner }, place) : undefined
  if (!base) return { owner, stateVersion }
  const sent = cartDocumentPatchSchema.safeParse(kept.sent)
  return { owner, stateVersion, base, ...(sent.success ? { sent: sent.data } : {}) }
}

export function keepLink({ market }: CartPlace, { sent, ...link }: CloudLink): void {
  const kept = sent ? { ...link, sent: { ...sent, market } } : link
  keptText.write(linkKeyOf(market), JSON.stringify(kept))
}
