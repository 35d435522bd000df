import { emailRules } from '#domain/field/contact-rules.ts'
import { type FieldRules, isAccepted } from '#domain/field/validate.ts'
import { ok, type Result, refuse } from '#domain/result.ts'

/** What a seller may ask for a device that is not in the list (sell.md, Rulings, "Dead devices"). */
export const unlistedChoices = ['quote', 'recycling'] as const
export type UnlistedChoice = (typeof unlistedChoices)[number]

export const unlistedFields = ['device', 'choice', 'email'] as const
export type UnlistedField = (typeof unlistedFields)[number]

/** The form fields as they were sent. */
export type UnlistedForm = Readonly<Record<UnlistedField, string>>

export type UnlistedDevice = {
  /** In the seller's own words. */
  readonly device: string
  readonly choice: UnlistedChoice
  readonly email: string
}

/** Counted in characters as a reader sees them. */
export const deviceTextLimits = { min: 3, max: 500 } as const

/** A quote, or a label, is sent within this many working days (sell.md, Rulings). */
export const quoteWithinDays = 2

type Faulty = { readonly kind: 'form'; readonly errors: readonly UnlistedField[] }

/** The rules of the fields, in the order of the form. */
export const unlistedRules: Readonly<Record<UnlistedField, FieldRules>> = {
  device: {
    required: true,
    condition: value => {
      const { length } = [...lines(value)]
      return length >= deviceTextLimits.min && length <= deviceTextLimits.max
    },
  },
  choice: { required: true, condition: value => choiceOf(value) !== undefined },
  email: emailRules,
}

function lines(value: string): string {
  return value.replaceAll(/\r\n?/g, '\n').trim()
}

function choiceOf(value: string): UnlistedChoice | undefined {
  return unlistedChoices.find(each => each === value)
}

/** Validates a request about a device that is not in the list; all invalid fields are reported at once. */
export function checkUnlisted(form: UnlistedForm): Result<UnlistedDevice, Faulty> {
  const errors = unlistedFields.filter(field => !isAccepted(form[field], unlistedRules[field]))
  const choice = choiceOf(form.choice)
  if (errors.length > 0 || choice === undefined) return refuse({ kind: 'form', errors })
  return ok({ device: lines(form.device), choice, email: form.email.trim() })
}
