import type { Cart } from '#domain/cart/cart.ts'
import type { CloudLink, LinkedCart } from '#domain/cart/cloud-link.ts'
import type { Revived } from '#domain/cart/revive.ts'
import { cartToStored } from '#domain/cart/stored-cart.ts'
import { cartKeyOf } from '#domain/checkout/stored-keys.ts'
import { type CartPlace, readCart } from '../cart-store.ts'
import { storedText } from '../stored-text.ts'
import { linkKeyOf } from './link-key.ts'
import { readLink, saveLink } from './stored-link.ts'

type Listener = {
  /** `isWhole`: everything stored could be read. */
  readonly onEdited: (cart: Cart, isWhole: boolean) => void
  /** Another tab signed out: the remaining cart no longer belongs to a member. */
  readonly onUnlinked: () => void
}

/** A cart and its link in the storage that all tabs share. Its own writes are not reported as edits. */
export function createCartStorage(place: CartPlace) {
  const [cartKey, linkKey] = [cartKeyOf(place.market), linkKeyOf(place.market)]
  let isSaving = false
  return {
    read: (): LinkedCart => {
      const read = readCart(place)
      const link = readLink(place)
      if (!link) return { cart: read.cart }
      return { cart: read.cart, link: isWhole(read) ? link : ownerOnly(link) }
    },
    save: ({ cart, link }: LinkedCart): void => {
      isSaving = true
      // If the page ends between these writes, the cart must not be taken for a visitor's, nor for the next member's own.
      const before = readLink(place)?.owner
      if (link && before !== link.owner)
        saveLink(place, { ...ownerOnly(link), owner: before === undefined ? link.owner : '' })
      const text = JSON.stringify(cartToStored(cart))
      if (storedText.read(cartKey) !== text) storedText.write(cartKey, text)
      if (link) saveLink(place, link)
      isSaving = false
    },
    listen: ({ onEdited, onUnlinked }: Listener): (() => void) => {
      const stops = [
        storedText.listen(linkKey, () => {
          if (!isSaving && storedText.read(linkKey) === undefined) onUnlinked()
        }),
        storedText.listen(cartKey, () => {
          const read = isSaving ? undefined : readCart(place)
          if (read) onEdited(read.cart, isWhole(read))
        }),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

export type CartStorage = ReturnType<typeof createCartStorage>

function ownerOnly({ owner, stateVersion }: CloudLink): CloudLink {
  return { owner, stateVersion }
}

/** Lines that cannot be read do not count as removed. */
function isWhole({ alert }: Revived): boolean {
  return alert?.kind !== 'unreadable' && alert?.kind !== 'lines-lost'
}
