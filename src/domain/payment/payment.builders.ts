import type { Basket } from '#domain/cart/basket.ts'
import { type PaymentMethodId, paymentMethodIds } from './method.ts'
import type { InstallmentScheme } from './scheme.ts'
import type { PaymentSettings } from './settings.ts'

/** For tests only. */
export function aBasket(changes: Partial<Basket> = {}): Basket {
  return {
    itemCount: 1,
    totalMinor: 100_000,
    currency: 'RON',
    deviceTypes: ['SMARTPHONE'],
    ...changes,
  }
}

export function allActive(
  except: readonly PaymentMethodId[] = ['tbi-combo'],
): PaymentSettings['active'] {
  return Object.fromEntries(paymentMethodIds.map(type => [type, !except.includes(type)]))
}

export function paymentSettings(changes: Partial<PaymentSettings> = {}): PaymentSettings {
  return {
    active: allActive(),
    rules: {},
    collectionFee: { minor: 999, currency: 'RON' },
    hasGreekInstallments: true,
    cofidisFlags: {},
    ...changes,
  }
}

/** Four interest-free instalments for any amount up to 10,000 lei. */
export function aScheme(changes: Partial<InstallmentScheme> = {}): InstallmentScheme {
  return {
    id: '4XP',
    method: 'oney',
    name: '4x',
    installments: 4,
    installmentFactor: 0.25,
    totalDueFactor: 1,
    interestRate: 0,
    apr: 0,
    minAmount: { minor: 0, currency: 'RON' },
    maxAmount: { minor: 1_000_000, currency: 'RON' },
    isPromo: false,
    ...changes,
  }
}
