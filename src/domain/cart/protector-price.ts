import type { Money } from '#domain/money/money.ts'
import type { Accessory, AccessoryOffer, PhoneLine } from './line.ts'

type Pieces = Pick<PhoneLine, 'deviceAccessories' | 'deviceAvailableAccessories'>

/** Spec 3.4, free screen protectors: the first piece of a phone that is one for it costs nothing, any other its price. */
export const withProtectorsPriced = <Phone extends Pieces>(phone: Phone): Phone => {
  const free = freeProtectorOf(phone)
  return {
    ...phone,
    deviceAccessories: phone.deviceAccessories.map(piece => {
      const offer = protectorFor(phone, piece.id)
      return offer
        ? { ...piece, price: piece === free ? nothing(offer.price) : offer.price }
        : piece
    }),
  }
}

/** The piece that is given with a phone. */
export const freeProtectorOf = (phone: Pieces): Accessory | undefined =>
  phone.deviceAccessories.find(piece => protectorFor(phone, piece.id))

const protectorFor = (phone: Pieces, id: string): AccessoryOffer | undefined =>
  phone.deviceAvailableAccessories.find(offer => offer.id === id && offer.isFreeProtector)

const nothing = ({ currency }: Money): Money => ({ minor: 0, currency })
