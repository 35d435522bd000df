import { emailRules } from '#domain/field/contact-rules.ts'
import { type FieldRules, isAccepted } from '#domain/field/validate.ts'
import { ok, type Result, refuse } from '#domain/result.ts'

export const contactTopics = ['order', 'return', 'sale', 'account', 'other'] as const
export type ContactTopic = (typeof contactTopics)[number]

export const contactFields = ['name', 'email', 'topic', 'orderNumber', 'message'] as const
export type ContactField = (typeof contactFields)[number]

/** The form fields as they were sent. */
export type ContactForm = Readonly<Record<ContactField, string>>

export type ContactMessage = {
  readonly name: string
  readonly email: string
  readonly topic: ContactTopic
  readonly orderNumber?: string
  readonly message: string
}

/** Counted in characters as a reader sees them. */
export const messageLimits = { min: 10, max: 4_000 } as const
const longestName = 80
const longestNumber = 40

type Faulty = { readonly kind: 'form'; readonly errors: readonly ContactField[] }

/** The rules of the fields, in the order of the form (Spec 5.1). */
export const contactRules: Readonly<Record<ContactField, FieldRules>> = {
  name: { required: true, condition: value => [...oneLine(value)].length <= longestName },
  email: emailRules,
  topic: { required: true, condition: value => topicOf(value) !== undefined },
  orderNumber: {
    condition: value =>
      value.trim().length <= longestNumber && /^[A-Za-z0-9-]*$/.test(value.trim()),
  },
  message: {
    required: true,
    condition: value => {
      const length = [...lines(value)].length
      return length >= messageLimits.min && length <= messageLimits.max
    },
  },
}

function oneLine(value: string): string {
  return value.replaceAll(/\s+/g, ' ').trim()
}

function lines(value: string): string {
  return value.replaceAll(/\r\n?/g, '\n').trim()
}

function topicOf(value: string): ContactTopic | undefined {
  return contactTopics.find(each => each === value)
}

/** Validates a message to the shop; all invalid fields are reported at once. */
export function checkContact(form: ContactForm): Result<ContactMessage, Faulty> {
  const topic = topicOf(form.topic)
  const errors = contactFields.filter(field => !isAccepted(form[field], contactRules[field]))
  if (errors.length > 0 || topic === undefined) return refuse({ kind: 'form', errors })
  const orderNumber = form.orderNumber.trim()
  return ok({
    name: oneLine(form.name),
    email: form.email.trim(),
    topic,
    message: lines(form.message),
    ...(orderNumber !== '' && { orderNumber }),
  })
}
