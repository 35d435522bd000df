import type { FormEvent } from 'react'
import {
  type ContactField,
  contactRules,
  contactTopics,
  type ContactForm as Form,
  messageLimits,
} from '#domain/content/contact-message.ts'
import { validateField } from '#domain/field/validate.ts'
import { useShownErrors } from '#web/client/use-shown-errors.ts'
import { CaptchaBox } from '#web/form/captcha-box.tsx'
import { EmailInput } from '#web/form/email-input.tsx'
import { type FormField, useForm } from '#web/form/use-form.ts'
import { useContentText } from '#web/text/use-content-text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { inputClass } from '#web/ui/input-look.ts'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

/** A form that the server refused, with its values as typed. */
export type ContactRefused = {
  readonly form: Form
  readonly refusal:
    | { readonly kind: 'form'; readonly errors: readonly ContactField[] }
    | { readonly kind: 'captcha-needed' | 'too-many-tries' }
  /** Sent without a solved captcha, such as before the page was hydrated. */
  readonly isUnsolved: boolean
}

const location = 'contact'

type ContactFormProps = { readonly refused: ContactRefused | undefined }

const blank: Form = { name: '', email: '', topic: '', orderNumber: '', message: '' }

/** A native form; errors are shown before it is sent, and no input is lost. */
export function ContactForm({ refused }: ContactFormProps) {
  const { contact } = useContentText()
  const form = useContactForm(refused)
  const send = (event: FormEvent) => {
    if (!form.submit()) event.preventDefault()
  }
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-4">
      <Refusal refused={refused} />
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <div className="grid gap-4 sm:max-lg:grid-cols-2">
        <TextInput {...form.field('name')} name="name" autoComplete="name" />
        <EmailInput {...form.field('email')} name="email" />
      </div>
      <Select
        {...form.field('topic')}
        name="topic"
        onChange={topic => form.choose('topic', { topic })}
      >
        <option value="">{contact.chooseTopic}</option>
        {contactTopics.map(topic => (
          <option key={topic} value={topic}>
            {contact.topics[topic]}
          </option>
        ))}
      </Select>
      <TextInput
        {...form.field('orderNumber')}
        name="orderNumber"
        hint={contact.orderNumberHint}
        autoComplete="off"
      />
      <Message {...form.field('message')} />
      <CaptchaBox sendsAgain={refused?.refusal.kind === 'captcha-needed' && refused.isUnsolved} />
      <Button type="submit" className="justify-self-start">
        {contact.send}
      </Button>
    </form>
  )
}

function Refusal({ refused }: ContactFormProps) {
  const { contact } = useContentText()
  const kind = refused?.refusal.kind ?? 'form'
  const title = kind === 'captcha-needed' ? contact.captcha : contact.tooMany
  const formError = { location, errorType: kind, fieldLabel: '', errorMessage: title, field: '' }
  useShownErrors(kind === 'form' ? [] : [formError])
  if (kind === 'form') return undefined
  return <Alert tone="error" announce="assertive" title={title} />
}

function Message({ value, onChange, onBlur, ...field }: FormField) {
  const { contact } = useContentText()
  return (
    <Field {...field} hint={contact.messageHint(messageLimits.max)}>
      {control => (
        <textarea
          {...control}
          {...{ value, onBlur }}
          onChange={event => onChange(event.target.value)}
          name="message"
          rows={7}
          autoComplete="off"
          className={inputClass({ error: field.error })}
        />
      )}
    </Field>
  )
}

/** Each field has one message of its own, whichever rule it breaks. */
function useContactForm(refused: ContactRefused | undefined) {
  const { contact } = useContentText()
  const { name, email, topic, orderNumber, message } = contact
  return useForm<ContactField>({
    location,
    initial: refused?.form ?? blank,
    rules: contactRules,
    labels: { name, email, topic, orderNumber, message },
    errorText: field => contact.missing[field],
    errorType: (field, _error, value) => toErrorType(field, value),
    refused: refused?.refusal.kind === 'form' ? refused.refusal.errors : [],
  })
}

/** The server refuses by the same rules, but names the fields only. */
function toErrorType(field: ContactField, value: string): string | undefined {
  const verdict = validateField(value, contactRules[field], 'blur')
  return verdict.kind === 'invalid' ? verdict.error.kind : undefined
}
