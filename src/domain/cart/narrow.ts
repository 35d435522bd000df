import { smallestStep } from '#domain/money/currency.ts'
import { currencies, type Money } from '#domain/money/money.ts'

/** Reads an unknown stored value; returns `undefined` if the value is not a `T`. */
export type Read<T> = (value: unknown) => T | undefined

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export const text: Read<string> = value => (typeof value === 'string' ? value : undefined)

export const yesNo: Read<boolean> = value => (typeof value === 'boolean' ? value : undefined)

/** A boolean that older carts lack; they get the value `before`. */
export function yesNoSince(before: boolean): Read<boolean> {
  return value => (value === undefined ? before : yesNo(value))
}

export const wholeNumber: Read<number> = value =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined

export const finiteNumber: Read<number> = value =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined

export function oneOf<T extends string | number>(choices: readonly T[]): Read<T> {
  return value => choices.find(choice => choice === value)
}

/** All or nothing: one unreadable entry makes the whole list unreadable. */
export function listOf<T>(read: Read<T>): Read<readonly T[]> {
  return value => {
    if (!Array.isArray(value)) return undefined
    const entries = value.map(read).filter(entry => entry !== undefined)
    return entries.length === value.length ? entries : undefined
  }
}

/** Reads the value by the first shape that it matches. */
export function firstOf<T>(...reads: readonly Read<T>[]): Read<T> {
  return value => {
    for (const read of reads) {
      const found = read(value)
      if (found !== undefined) return found
    }
    return undefined
  }
}

type Optional<T> = { readonly optional: Read<T> }

export function optional<T>(read: Read<T>): Optional<T> {
  return { optional: read }
}

/** How each field of a `T` is read. */
export type Fields<T> = {
  readonly [K in keyof T]-?: object extends Pick<T, K>
    ? Optional<Exclude<T[K], undefined>>
    : Read<T[K]>
}

/** Keys that are not listed are dropped. */
export function shape<T>(fields: Fields<T>): Read<T> {
  return value => {
    if (!isRecord(value)) return undefined
    const found: [string, unknown][] = []
    for (const [key, field] of Object.entries<Read<unknown> | Optional<unknown>>(fields)) {
      const stored = Object.hasOwn(value, key) ? value[key] : undefined
      if (typeof field !== 'function' && stored === undefined) continue
      const read = typeof field === 'function' ? field : field.optional
      const entry = read(stored)
      if (entry === undefined) return undefined
      found.push([key, entry])
    }
    return Object.fromEntries(found) as T
  }
}

const readMoney = shape<Money>({ minor: wholeNumber, currency: oneOf(currencies) })

/** An amount that can be paid: a multiple of the smallest payable unit of its currency. */
export const amount: Read<Money> = value => {
  const money = readMoney(value)
  return money && money.minor % smallestStep(money.currency) === 0 ? money : undefined
}
