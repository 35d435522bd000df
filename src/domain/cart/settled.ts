import type { Cart } from './cart.ts'
import { withoutLoneGiftWrap } from './gift-wrap.ts'
import type { Accessory, PhoneLine } from './line.ts'
import { withProtectorsPriced } from './protector-price.ts'

/**
 * Brings a stored cart into the state that edits would have produced (Spec 3.4). Each line occurs once, with one
 * battery for each phone and one gift wrap; a piece sold with a phone is in that phone's line and is removed if the
 * phone is gone.
 */
export function settled(cart: Cart): Cart {
  const phones = firstOfEach(cart.phoneCart, phone => phone.id)
  const pieces = firstOfEach(cart.accessoryCart, ({ isWrappingTax, lineId }) =>
    isWrappingTax ? wrap : lineId,
  )
  const isLoose = (piece: Accessory) => piece.isWrappingTax || piece.phoneId === undefined
  const sold = pieces.filter(piece => !isLoose(piece))
  return withoutLoneGiftWrap({
    ...cart,
    phoneCart: phones.map(phone => withPieces(phone, sold)),
    batteryCart: firstOfEach(cart.batteryCart, battery => battery.phoneId).filter(({ phoneId }) =>
      phones.some(phone => phone.id === phoneId),
    ),
    accessoryCart: pieces.filter(isLoose),
  })
}

const wrap = Symbol('gift wrap')

function withPieces(phone: PhoneLine, sold: readonly Accessory[]): PhoneLine {
  const own = [...phone.deviceAccessories, ...sold.filter(piece => piece.phoneId === phone.id)]
  return withProtectorsPriced({
    ...phone,
    deviceAccessories: firstOfEach(own, piece => piece.lineId).map(piece => ({
      ...piece,
      phoneId: phone.id,
    })),
  })
}

function firstOfEach<Line>(
  lines: readonly Line[],
  keyOf: (line: Line) => string | symbol,
): readonly Line[] {
  const keys = lines.map(keyOf)
  return lines.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
}
