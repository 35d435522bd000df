import type { Cart } from '#domain/cart/cart.ts'
import type { CartDocument, SharedCart } from '#domain/cart/document.ts'
import { accessoriesOf } from '#domain/cart/edit.ts'
import { lineIdsOf } from '#domain/cart/write-document.ts'

/** The actions of the shoppers in one sequence, and the lines that may therefore be missing or reappear. */
export function makeLedger() {
  const phoneOf = new Map<string, string | undefined>()
  const batteries = new Set<string>()
  const removed = new Map<string, string>()
  const wavering = new Set<string>()
  const excused = new Set<string>()
  const isGone = (id: string): boolean => removed.has(id) || wavering.has(id) || excused.has(id)
  return {
    edited: (who: string, before: Cart, after: Cart) => {
      const [had, has] = [new Set(lineIdsOf(before)), new Set(lineIdsOf(after))]
      const pieces = new Map(accessoriesOf(after).map(({ lineId, phoneId }) => [lineId, phoneId]))
      for (const id of had) if (!has.has(id)) removed.set(id, who)
      for (const id of has) {
        if (had.has(id)) continue
        // Undone, or a battery that two browsers chose for one phone.
        if (removed.has(id) || batteries.has(id)) wavering.add(id)
        if (id.startsWith('battery:')) batteries.add(id)
        else phoneOf.set(id, pieces.get(id))
      }
    },
    /**
     * Lines that may be missing although nobody removed them: signed out before they were saved, or emptied by a
     * version change.
     */
    excuse: (cart: SharedCart, written?: CartDocument) => {
      const safe = new Set(written ? lineIdsOf(written.cart) : [])
      for (const id of lineIdsOf(cart)) if (!safe.has(id)) excused.add(id)
    },
    /** The removal may have been too late to be saved. */
    forgive: (who: string) => {
      for (const [id, remover] of removed) if (remover === who) wavering.add(id)
    },
    mustBeGone: (id: string): boolean => removed.has(id) && !wavering.has(id),
    /** Every line that must still exist somewhere. */
    mustBeThere: (): readonly string[] =>
      [...phoneOf]
        .filter(([id, phone]) => !isGone(id) && !(phone !== undefined && isGone(phone)))
        .map(([id]) => id),
  }
}

export type Ledger = ReturnType<typeof makeLedger>

/** The errors of a cart at any time. */
export function cartErrors(cart: SharedCart): readonly string[] {
  const wraps = cart.accessoryCart.filter(({ isWrappingTax }) => isWrappingTax).length
  const phones = cart.phoneCart.map(({ id }) => id)
  const ids = lineIdsOf(cart)
  return [
    wraps > 1 ? ['more than one gift wrap'] : [],
    wraps > 0 && cart.phoneCart.some(({ device }) => device.modelType === 'TABLET')
      ? ['a gift wrap with a tablet']
      : [],
    wraps > 0 && ids.length === 0 ? ['a gift wrap alone'] : [],
    new Set(ids).size < ids.length ? ['a line that stands twice'] : [],
    cart.batteryCart.some(({ phoneId }) => !phones.includes(phoneId))
      ? ['a battery without its phone']
      : [],
  ].flat()
}
