import type { ContactField } from '#domain/address/contact.ts'
import { emailRules, nameRules, phoneRules } from '#domain/field/contact-rules.ts'
import type { FieldRules } from '#domain/field/validate.ts'
import type { Market } from '#domain/market/market.ts'

/** Spec 5.2, in the order of the form. */
export function contactRules(market: Market): Record<ContactField, FieldRules> {
  return {
    name: nameRules(market),
    email: emailRules,
    phone: phoneRules(market),
  }
}
