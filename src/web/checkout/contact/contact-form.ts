import type { ContactField } from '#domain/address/contact.ts'
import { emailRules, nameRules, phoneRules } from '#domain/field/contact-rules.ts'
import type { FieldRules } from '#domain/field/validate.ts'
import type { Market } from '#domain/market/market.ts'

/** In the order of the form (Spec 5.2). */
export function contactRules(market: Market): Record<ContactField, FieldRules> {
  return {
    name: nameRules(market),
    email: emailRules,
    phone: phoneRules(market),
  }
}
