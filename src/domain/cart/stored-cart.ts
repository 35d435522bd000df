import { type GradeOnWire, grades } from '#domain/device/device.ts'
import { gradeToWire } from '#domain/device/grade.ts'
import { ownEntry } from '#domain/own-entry.ts'
import type { GiftWrap } from './cart.ts'
import type { DeviceInLine, PhoneLine } from './line.ts'
import { isRecord } from './narrow.ts'

/** The names that a cart in browser storage and in the cloud document has in the specification (Spec 3.4). */
const phoneNames = {
  orderId: 'order_id',
  buyPrice: 'buy_price',
  selectedExtraServices: 'selected_extra_services',
  availableExtraServices: 'available_extra_services',
  modelId: 'model_id',
} as const
const deviceNames = { modelType: 'model_type', grade: 'shape' } as const
const giftWrapNames = { isWrappingTax: 'is_wrapping_tax' } as const

type Renamed<T, N> = { [Key in keyof T as Key extends keyof N ? N[Key] & string : Key]: T[Key] }

export type StoredPhone = Omit<Renamed<PhoneLine, typeof phoneNames>, 'device'> & {
  readonly device: Omit<Renamed<DeviceInLine, typeof deviceNames>, 'shape'> & {
    readonly shape: GradeOnWire
  }
}
type StoredGiftWrap = Renamed<GiftWrap, typeof giftWrapNames>

/** A cart, or a part of it, as it is stored: everything but phones and gift wrap has the same names. */
export type Stored<C> = {
  [Key in keyof C]: Key extends 'phoneCart'
    ? readonly StoredPhone[]
    : Key extends 'giftWrap'
      ? StoredGiftWrap
      : C[Key]
}

export function cartToStored<C extends object>(cart: C): Stored<C> {
  return toStored.cart(cart) as Stored<C>
}

export function cartFromStored<C extends object>(stored: Stored<C>): C {
  return fromStored.cart(stored) as C
}

/** Reads the names of an unknown stored phone. State version 1 stored the domain's own names, which stay as they are. */
export function phoneFromStored(stored: unknown): unknown {
  return fromStored.phone(stored)
}

type Names = Readonly<Record<string, string>>

const gradeNames: Names = Object.fromEntries(grades.map(grade => [grade, gradeToWire(grade)]))

const toStored = translator({ phoneNames, deviceNames, gradeNames, giftWrapNames })
const fromStored = translator({
  phoneNames: reversed(phoneNames),
  deviceNames: reversed(deviceNames),
  gradeNames: reversed(gradeNames),
  giftWrapNames: reversed(giftWrapNames),
})

type Tables = Readonly<Record<'phoneNames' | 'deviceNames' | 'gradeNames' | 'giftWrapNames', Names>>

/** What it does not know stays as it is: only the readers of lines check them. */
function translator({ phoneNames, deviceNames, gradeNames, giftWrapNames }: Tables) {
  const grade = (value: unknown) =>
    typeof value === 'string' ? ownEntry(gradeNames, value) : undefined
  const device = (value: unknown) => renamed(value, deviceNames, { grade, shape: grade })
  const phone = (value: unknown) => renamed(value, phoneNames, { device })
  const phoneCart = (value: unknown) => (Array.isArray(value) ? value.map(phone) : value)
  const giftWrap = (value: unknown) => renamed(value, giftWrapNames, {})
  return { phone, cart: (value: unknown) => renamed(value, {}, { phoneCart, giftWrap }) }
}

function reversed(names: Names): Names {
  return Object.fromEntries(Object.entries(names).map(([own, stored]) => [stored, own]))
}

function renamed(
  value: unknown,
  names: Names,
  inner: Readonly<Record<string, (entry: unknown) => unknown>>,
): unknown {
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      ownEntry(names, key) ?? key,
      ownEntry(inner, key)?.(entry) ?? entry,
    ]),
  )
}
