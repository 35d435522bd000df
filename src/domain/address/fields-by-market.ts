import { isPostalCode } from '#domain/field/patterns/postal-code.ts'
import type { FieldRules } from '#domain/field/validate.ts'
import type { Market } from '#domain/market/market.ts'

/** How a street is entered: from the list if the locality has one, as free text with suggestions, or as free text. */
export type StreetSource = 'list-where-known' | 'free-with-suggestions' | 'free'

export type AddressLimits = {
  readonly streetSource: StreetSource
  readonly maxStreet: number
  readonly maxNumber: number
  readonly maxDetails: number
  /** Empty details are valid from the start: the other courier default of Spec 4.1. */
  readonly hasValidDetails: boolean
}

const lengths = { maxStreet: 60, maxNumber: 10, maxDetails: 100 }

/** The limits of each market (markets.md, "Fields by market"). */
export const addressLimits: Record<Market, AddressLimits> = {
  ro: { ...lengths, streetSource: 'list-where-known', hasValidDetails: true },
  bg: { ...lengths, streetSource: 'free-with-suggestions', hasValidDetails: true },
  hu: { ...lengths, streetSource: 'list-where-known', hasValidDetails: false },
  gr: { ...lengths, streetSource: 'free', hasValidDetails: false },
}

/** Diacritics in carrier fields give a warning, in RO only (markets.md). */
const carrierRules: Readonly<Partial<Record<Market, FieldRules>>> = {
  ro: { diacritics: 'warning' },
}

export type WrittenField = 'street' | 'number' | 'details' | 'postalCode'

/** Street, number and postal code are required, details are optional (Spec 5.5). */
export function addressRules(market: Market): Record<WrittenField, FieldRules> {
  const { maxStreet, maxNumber, maxDetails } = addressLimits[market]
  const carrier = carrierRules[market]
  return {
    street: { ...carrier, required: 'street', maxLength: maxStreet },
    number: { ...carrier, required: 'house-number', maxLength: maxNumber },
    details: { ...carrier, maxLength: maxDetails },
    postalCode: {
      required: 'postal-code',
      pattern: { of: 'postal-code', matches: value => isPostalCode(market, value) },
    },
  }
}
