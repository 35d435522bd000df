import {
  aBattery,
  anAccessory,
  anOffer,
  aPhone,
  aService,
  lei,
  someSettings,
} from '#domain/cart/cart.builders.ts'
import type { Cart } from '#domain/cart/cart.ts'
import {
  accessoriesOf,
  addAccessory,
  addBattery,
  addPhone,
  removeAccessory,
  removeBattery,
  removePhone,
  removePromo,
  setPromo,
} from '#domain/cart/edit.ts'
import { emptied } from '#domain/cart/empty.ts'
import { addFreeProtector } from '#domain/cart/free-protector.ts'
import { setGiftWrap, withOneGiftWrap } from '#domain/cart/gift-wrap.ts'
import { merge } from '#domain/cart/merge.ts'
import { deselectExtraService, selectExtraService } from '#domain/cart/service.ts'
import type { CartSettings } from '#domain/cart/settings.ts'
import type { Result } from '#domain/result.ts'
import type { Draws } from './draws.ts'

/** Settings of a shop that does not gift-wrap tablets. */
export function settingsOf(stateVersion: string): CartSettings {
  return someSettings({
    stateVersion,
    giftWrap: {
      isActive: true,
      isWrappingTax: true,
      price: lei(19),
      refusedDeviceTypes: ['TABLET'],
    },
  })
}

const weights = {
  phone: 10,
  piece: 6,
  loose: 4,
  battery: 4,
  service: 3,
  protector: 2,
  wrap: 4,
  promo: 2,
  price: 2,
  step: 1,
  'remove-phone': 5,
  'remove-piece': 4,
  'remove-battery': 2,
  'remove-service': 2,
  'remove-promo': 1,
  'remove-wrap': 1,
  empty: 1,
} as const

type Kind = keyof typeof weights

/** One edit of a cart by a shopper, and the refresh that follows. An impossible edit leaves the cart unchanged. */
export function anyEdit(draws: Draws, cart: Cart, newId: () => string): Cart {
  const phoneId = cart.phoneCart.length > 0 ? draws.pick(cart.phoneCart).id : ''
  const pieces = accessoriesOf(cart).filter(piece => !piece.isWrappingTax)
  const pieceId = pieces.length > 0 ? draws.pick(pieces).lineId : ''
  const edited = edits[draws.weighted(weights)]({ draws, cart, newId, phoneId, pieceId })
  const fitting = withOneGiftWrap(edited, settingsOf(cart.stateVersion).giftWrap)
  return fitting.accessoryCart.length === edited.accessoryCart.length ? edited : fitting
}

/** Undoes an edit as the browser does when the cart was changed since. */
export function undone(cart: Cart, before: Cart): Cart {
  return merge(cart, before, settingsOf(cart.stateVersion).giftWrap)
}

type EditContext = {
  readonly draws: Draws
  readonly cart: Cart
  readonly newId: () => string
  readonly phoneId: string
  readonly pieceId: string
}

function valueOr(cart: Cart, result: Result<Cart, unknown>): Cart {
  return result.ok ? result.value : cart
}

const edits: Readonly<Record<Kind, (context: EditContext) => Cart>> = {
  phone: ({ draws, cart, newId }) => valueOr(cart, addPhone(cart, newPhone(draws, newId()))),
  piece: ({ cart, newId, phoneId }) =>
    valueOr(cart, addAccessory(cart, anAccessory(newId(), { phoneId }))),
  loose: ({ cart, newId }) => valueOr(cart, addAccessory(cart, anAccessory(newId()))),
  battery: ({ draws, cart, phoneId }) =>
    valueOr(cart, addBattery(cart, aBattery(phoneId, { id: draws.pick(['first', 'second']) }))),
  service: ({ draws, cart, phoneId }) =>
    valueOr(cart, selectExtraService(cart, phoneId, draws.pick(['w1', 'w2', 'i1']))),
  protector: ({ cart, newId, phoneId }) =>
    valueOr(cart, addFreeProtector(cart, phoneId, { id: 'glass', lineId: newId() })),
  wrap: ({ cart }) => valueOr(cart, setGiftWrap(cart, 'wrapped', settingsOf(cart.stateVersion))),
  promo: ({ draws, cart }) => setPromo(cart, { code: 'P', percentage: draws.whole(1, 20) }),
  price: ({ draws, cart, phoneId }) => repriced(cart, phoneId, draws.whole(900, 1_100)),
  step: ({ draws, cart }) => ({ ...cart, checkoutStep: draws.pick(['COSUL_MEU', 'LIVRARE']) }),
  'remove-phone': ({ cart, phoneId }) => removePhone(cart, phoneId),
  'remove-piece': ({ cart, pieceId }) => removeAccessory(cart, pieceId),
  'remove-battery': ({ cart, phoneId }) => removeBattery(cart, phoneId),
  'remove-service': ({ draws, cart, phoneId }) =>
    deselectExtraService(cart, phoneId, draws.pick(['w1', 'w2', 'i1'])),
  'remove-promo': ({ cart }) => removePromo(cart),
  'remove-wrap': ({ cart }) =>
    valueOr(cart, setGiftWrap(cart, 'plain', settingsOf(cart.stateVersion))),
  empty: ({ cart }) => emptied(cart),
}

function newPhone(draws: Draws, id: string) {
  return aPhone(id, {
    device: {
      id: `unit of ${id}`,
      modelType: draws.chance(0.2) ? 'TABLET' : 'SMARTPHONE',
      grade: 'good',
    },
    availableExtraServices: [
      aService('w1'),
      aService('w2', { key: 'warranty-36' }),
      aService('i1', { type: 'INSURANCE', key: 'insurance' }),
    ],
    deviceAvailableAccessories: [anOffer('glass', { price: lei(45), isFreeProtector: true })],
  })
}

function repriced(cart: Cart, phoneId: string, units: number): Cart {
  return {
    ...cart,
    phoneCart: cart.phoneCart.map(phone =>
      phone.id === phoneId ? { ...phone, buyPrice: lei(units) } : phone,
    ),
  }
}
