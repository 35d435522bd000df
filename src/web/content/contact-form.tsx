import { type FormEvent, useId, useState } from 'react'
import {
  type ContactField,
  checkContact,
  contactFields,
  contactTopics,
  type ContactForm as Form,
  messageLimits,
} from '#domain/content/contact-message.ts'
import { useShownErrors } from '#web/client/use-shown-errors.ts'
import { CaptchaBox } from '#web/form/captcha-box.tsx'
import { useContentText } from '#web/text/content/content-text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { inputClass } from '#web/ui/input-look.ts'
import { Select } from '#web/ui/select.tsx'

/** A form that the server refused, with its values as typed. */
export type ContactRefused = {
  readonly form: Form
  readonly refusal:
    | { readonly kind: 'form'; readonly errors: readonly ContactField[] }
    | { readonly kind: 'captcha-needed' | 'too-many-tries' }
}

const location = 'contact'

type ContactFormProps = { readonly refused: ContactRefused | undefined }

const nothing: Form = { name: '', email: '', topic: '', orderNumber: '', message: '' }

/** A native form; errors are shown before it is sent, and no input is lost. */
export function ContactForm({ refused }: ContactFormProps) {
  const { contact } = useContentText()
  const form = useContactForm(refused)
  const typed = refused?.form ?? nothing
  return (
    <form method="post" noValidate onSubmit={form.send} className="grid gap-4">
      <Refusal refused={refused} />
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <div className="grid gap-4 sm:max-lg:grid-cols-2">
        <Line form={form} typed={typed} field="name" autoComplete="name" isRequired />
        <Line form={form} typed={typed} field="email" autoComplete="email" isRequired />
      </div>
      <Select
        id={form.idOf('topic')}
        name="topic"
        label={contact.topic}
        required
        error={form.errorOf('topic')}
        defaultValue={typed.topic}
      >
        <option value="">{contact.chooseTopic}</option>
        {contactTopics.map(topic => (
          <option key={topic} value={topic}>
            {contact.topics[topic]}
          </option>
        ))}
      </Select>
      <Line form={form} typed={typed} field="orderNumber" autoComplete="off" />
      <Message form={form} typed={typed} />
      <CaptchaBox />
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
  const tracked = { location, errorType: kind, fieldLabel: '', errorMessage: title, field: '' }
  useShownErrors(kind === 'form' ? [] : [tracked])
  if (kind === 'form') return undefined
  return <Alert tone="error" announce="assertive" title={title} />
}

type PartProps = {
  readonly form: ReturnType<typeof useContactForm>
  readonly typed: Form
}

type LineProps = PartProps & {
  readonly field: 'name' | 'email' | 'orderNumber'
  readonly autoComplete: string
  readonly isRequired?: boolean
}

function Line({ form, typed, field, autoComplete, isRequired = false }: LineProps) {
  const { contact } = useContentText()
  const error = form.errorOf(field)
  return (
    <Field
      id={form.idOf(field)}
      label={contact[field]}
      required={isRequired}
      hint={field === 'orderNumber' ? contact.orderNumberHint : undefined}
      error={error}
    >
      {control => (
        <input
          {...control}
          {...{ autoComplete }}
          type={field === 'email' ? 'email' : 'text'}
          name={field}
          defaultValue={typed[field]}
          className={inputClass({ error })}
        />
      )}
    </Field>
  )
}

function Message({ form, typed }: PartProps) {
  const { contact } = useContentText()
  const error = form.errorOf('message')
  return (
    <Field
      id={form.idOf('message')}
      label={contact.message}
      required
      hint={contact.messageHint(messageLimits.max)}
      error={error}
    >
      {control => (
        <textarea
          {...control}
          name="message"
          rows={7}
          autoComplete="off"
          defaultValue={typed.message}
          className={inputClass({ error })}
        />
      )}
    </Field>
  )
}

/** Errors from the server first, then those found before sending. */
function useContactForm(refused: ContactRefused | undefined) {
  const id = useId()
  const { contact } = useContentText()
  const tracked = refused?.refusal.kind === 'form' ? refused.refusal.errors : []
  const [found, setFound] = useState<readonly ContactField[]>(tracked)
  const [attempt, setAttempt] = useState(tracked.length > 0 ? 1 : 0)
  const idOf = (field: ContactField) => `${id}-${field}`
  useShownErrors(
    found.map(field => ({
      errorType: 'invalid',
      fieldLabel: contact[field],
      errorMessage: contact.missing[field],
      location,
      field,
    })),
    attempt,
  )
  const send = (event: FormEvent<HTMLFormElement>) => {
    const checked = checkContact(formIn(event.currentTarget))
    if (checked.ok) return setFound([])
    event.preventDefault()
    setFound(checked.refusal.errors)
    setAttempt(attempt + 1)
  }
  return {
    attempt,
    send,
    idOf,
    errors: found.map(field => ({
      id: idOf(field),
      label: contact[field],
      message: contact.missing[field],
    })),
    errorOf: (field: ContactField) => (found.includes(field) ? contact.missing[field] : undefined),
  }
}

function formIn(form: HTMLFormElement): Form {
  const sent = new FormData(form)
  return Object.fromEntries(
    contactFields.map(field => [field, String(sent.get(field) ?? '')]),
  ) as Form
}
