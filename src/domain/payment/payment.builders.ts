import type { Basket } from '#domain/cart/basket.ts'
import { type PaymentType, paymentTypes } from './payment.ts'
import type { PaymentSettings } from './settings.ts'

/** For tests only. */
export const aBasket = (changes: Partial<Basket> = {}): Basket => ({
  itemCount: 1,
  totalMinor: 100_000,
  currency: 'RON',
  deviceTypes: ['SMARTPHONE'],
  ...changes,
})

export const allActive = (
  except: readonly PaymentType[] = ['tbi-combo'],
): PaymentSettings['active'] =>
  Object.fromEntries(paymentTypes.map(type => [type, !except.includes(type)]))

export const paymentSettings = (changes: Partial<PaymentSettings> = {}): PaymentSettings => ({
  active: allActive(),
  rules: {},
  collectionFee: { minor: 999, currency: 'RON' },
  hasGreekInstallments: true,
  cofidisFlags: {},
  ...changes,
})
