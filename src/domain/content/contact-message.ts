import { isEmail } from '#domain/field/patterns/email.ts'
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

/** Validates a message to the shop; all invalid fields are reported at once. */
export function checkContact(form: ContactForm): Result<ContactMessage, Faulty> {
  const [name, email, orderNumber, message] = [
    form.name.replaceAll(/\s+/g, ' ').trim(),
    form.email.trim(),
    form.orderNumber.trim(),
    form.message.replaceAll(/\r\n?/g, '\n').trim(),
  ]
  const topic = contactTopics.find(each => each === form.topic)
  const length = [...message].length
  const isWrong: Readonly<Record<ContactField, boolean>> = {
    name: name === '' || [...name].length > longestName,
    email: !isEmail(email),
    topic: topic === undefined,
    orderNumber: orderNumber.length > longestNumber || !/^[A-Za-z0-9-]*$/.test(orderNumber),
    message: length < messageLimits.min || length > messageLimits.max,
  }
  const errors = contactFields.filter(field => isWrong[field])
  if (errors.length > 0 || topic === undefined) return refuse({ kind: 'form', errors })
  return ok({ name, email, topic, message, ...(orderNumber !== '' && { orderNumber }) })
}
