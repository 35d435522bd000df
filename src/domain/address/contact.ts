import { emailRules, nameRules, phoneRules } from '#domain/field/contact-rules.ts'
import { normalizeName } from '#domain/field/patterns/name.ts'
import { toE164 } from '#domain/field/patterns/phone.ts'
import { isAccepted } from '#domain/field/validate.ts'
import type { Market } from '#domain/market/market.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Incomplete } from './complete.ts'
import { blank, type FormValue } from './form-value.ts'

export type ContactField = 'name' | 'email' | 'phone'

/** The contact step: each field has a value and a validity flag (Spec 3.2). */
export type ContactForm = Readonly<Record<ContactField, FormValue>>

/** The recipient of the parcel; the phone is E.164. */
export type ContactDetails = {
  readonly name: string
  readonly email: string
  readonly phone: string
}

export function isSamePerson(one: ContactDetails, other: ContactDetails | undefined): boolean {
  return one.name === other?.name && one.email === other.email && one.phone === other.phone
}

export const initialContactForm: ContactForm = { name: blank, email: blank, phone: blank }

/** Name, email and phone are required, each with its pattern (Spec 5.2). */
export function completeContact(
  form: ContactForm,
  market: Market,
): Result<ContactDetails, Incomplete<ContactField>> {
  const rules = { name: nameRules(market), email: emailRules, phone: phoneRules(market) }
  const fields = contactFields.filter(field => !isAccepted(form[field].value, rules[field]))
  if (fields.length > 0) return refuse({ kind: 'incomplete', fields })
  return ok({
    name: normalizeName(form.name.value),
    email: form.email.value.trim(),
    phone: toE164(market, form.phone.value) ?? '',
  })
}

const contactFields: readonly ContactField[] = ['name', 'email', 'phone']
