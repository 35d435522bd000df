import type { Money } from '#domain/money/money.ts'
import type { Accessory, AccessoryOffer, PhoneLine } from './line.ts'

type Pieces = Pick<PhoneLine, 'deviceAccessories' | 'deviceAvailableAccessories'>

/** The first fitting protector of a phone is free, any other costs its price (Spec 3.4, free screen protectors). */
export function withProtectorsPriced<Phone extends Pieces>(phone: Phone): Phone {
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

/** The free protector of a phone. */
export function freeProtectorOf(phone: Pieces): Accessory | undefined {
  return phone.deviceAccessories.find(piece => protectorFor(phone, piece.id))
}

function protectorFor(phone: Pieces, id: string): AccessoryOffer | undefined {
  return phone.deviceAvailableAccessories.find(offer => offer.id === id && offer.isFreeProtector)
}

function nothing({ currency }: Money): Money {
  return { minor: 0, currency }
}
