import type { Basket } from '#domain/cart/basket.ts'
import type { DeliveryKind } from '#domain/delivery/delivery.ts'
import type { Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import {
  type Availability,
  availabilityOf,
  type Bounds,
  financedAvailabilityOf,
} from './availability.ts'
import type { CustomerType } from './customer-type.ts'
import type { InstallmentOption } from './installment.ts'
import type { InstallmentRequestType, PaymentMethodId } from './method.ts'
import { collectionFee, fitsDelivery, planKind, requestType } from './methods.ts'
import { type OfferedMethod, offered } from './offered.ts'
import { plansOf, schemesOf } from './plans.ts'
import type { InstallmentScheme } from './scheme.ts'
import type { PaymentSettings } from './settings.ts'

/** `collectionFee` is zero where the method has none; `plans` are the plans of an instalment method. */
type MethodRow = {
  readonly type: PaymentMethodId
  readonly requestType?: InstallmentRequestType
  readonly availability: Availability
  readonly collectionFee: Money
  readonly plans: readonly InstallmentOption[]
}

/** A row inside a group. */
export type ChildRow = MethodRow & { readonly children: readonly never[] }

/** One selectable row; only a group has children. */
export type PaymentRow = MethodRow & { readonly children: readonly ChildRow[] }

/**
 * Without `schemes` no terms were requested yet: no row has plans, and only the shop's own rule disables rows. `total`
 * is the amount to be financed, goods and delivery; default: the basket's.
 */
export type PaymentSituation = {
  readonly market: Market
  readonly customer: CustomerType
  readonly delivery: DeliveryKind
  readonly basket: Basket
  readonly schemes?: readonly InstallmentScheme[]
  readonly total?: Money
}

/**
 * Applies Spec 9.2, 9.3 and 4.2 in turn: offered methods, those that fit the delivery, and their availability. A company
 * also gets the methods of private persons, disabled with the reason, so that none goes away without a word.
 */
export function paymentRows(situation: PaymentSituation, settings: PaymentSettings): PaymentRow[] {
  const { market, customer, delivery } = situation
  const own = offered(market, customer, settings)
  const isOwn = ({ type }: OfferedMethod) => own.some(each => each.type === type)
  const personal = customer === 'corporate' ? offered(market, 'personal', settings) : own
  const shown = [
    ...personal,
    ...own.filter(({ type }) => !personal.some(each => each.type === type)),
  ]
  return shown
    .filter(({ type }) => fitsDelivery(type, market, delivery))
    .map(method =>
      isOwn(method) ? rowOf(method, situation, settings) : personalRow(method, settings),
    )
}

/** Whether a row is shown to a company although it is not offered to it. */
export function isPersonalOnly({ availability }: Pick<PaymentRow, 'availability'>): boolean {
  return availability.kind === 'greyed' && availability.reason.kind === 'personal-only'
}

/** A group of methods for private persons is one row: none of them can be chosen. */
function personalRow({ type }: OfferedMethod, settings: PaymentSettings): PaymentRow {
  const sent = requestType(type)
  return {
    type,
    ...(sent ? { requestType: sent } : {}),
    availability: { kind: 'greyed', reason: { kind: 'personal-only' } },
    collectionFee: collectionFee(type, settings),
    plans: [],
    children: [],
  }
}

/** A group is available while one of its children is. */
function rowOf(
  { type, children }: OfferedMethod,
  situation: PaymentSituation,
  settings: PaymentSettings,
): PaymentRow {
  const rows = children.map(child => methodRowOf(child, situation, settings))
  const [first] = rows
  const row = methodRowOf(type, situation, settings)
  if (!first) return row
  const { availability } = rows.find(child => child.availability.kind === 'open') ?? first
  return { ...row, availability, children: rows }
}

function methodRowOf(
  id: PaymentMethodId,
  situation: PaymentSituation,
  settings: PaymentSettings,
): ChildRow {
  const sent = requestType(id)
  const fee = collectionFee(id, settings)
  const bounds = { ...settings.rules[id], collectionFee: fee }
  const { availability, plans } = offerOf(id, situation, bounds)
  return {
    type: id,
    ...(sent ? { requestType: sent } : {}),
    availability,
    collectionFee: fee,
    plans: availability.kind === 'open' ? plans : [],
    children: [],
  }
}

function offerOf(
  id: PaymentMethodId,
  { basket, schemes, total }: PaymentSituation,
  bounds: Bounds,
): Pick<ChildRow, 'availability' | 'plans'> {
  if (!schemes || !planKind(id))
    return { availability: availabilityOf(id, basket, bounds), plans: [] }
  const financed = total ?? { minor: basket.totalMinor, currency: basket.currency }
  const financing = { schemes, total: financed }
  const terms = { ranges: schemesOf(id, financing), total: financed }
  return {
    availability: financedAvailabilityOf(id, basket, bounds, terms),
    plans: plansOf(id, financing),
  }
}
