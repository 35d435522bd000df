import { type FormEvent, useEffect, useRef, useState } from 'react'
import { emailRules } from '#domain/field/contact-rules.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { formatLongDay } from '#domain/time/day.ts'
import { reportFormError } from '#web/client/form-error.ts'
import { type AlertAnswer, requestStockAlert } from '#web/client/stock-alert-client.ts'
import { EmailInput } from '#web/form/email-input.tsx'
import { useForm } from '#web/form/use-form.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const location = 'stock-alert'
const rules = { email: emailRules }

type Sending =
  | { readonly kind: 'idle' | 'sending' }
  | { readonly kind: 'answered'; readonly answer: AlertAnswer; readonly email: string }

/** An email alert for a sold-out product (rules-of-trade.md "Product"). */
export function AlertForm({ listingId }: { readonly listingId: string }) {
  const { alert } = useText().product
  const [sending, setSending] = useState<Sending>({ kind: 'idle' })
  const report = useReport()
  const { market } = useMarket()
  const submit = async (email: string) => {
    setSending({ kind: 'sending' })
    const answer = await requestStockAlert({ market, listingId, email })
    report(answer)
    setSending({ kind: 'answered', answer, email })
  }
  if (sending.kind === 'answered' && sending.answer.kind === 'waiting')
    return <Waiting email={sending.email} until={sending.answer.until} />
  return (
    <section aria-labelledby="alert-title">
      <Card padding="roomy">
        <h2 id="alert-title" className="text-heading">
          {alert.title}
        </h2>
        <p className="mt-1 text-meta text-ink-2">{alert.text}</p>
        <AddressForm isSending={sending.kind === 'sending'} onSubmit={submit} />
        {sending.kind === 'answered' && <Refused answer={sending.answer} />}
      </Card>
    </section>
  )
}

type AddressFormProps = {
  readonly isSending: boolean
  readonly onSubmit: (email: string) => Promise<void>
}

function AddressForm({ isSending, onSubmit }: AddressFormProps) {
  const { product, shell } = useText()
  const { market, base } = useMarket()
  const form = useForm({
    location,
    initial: { email: '' },
    rules,
    labels: { email: shell.email },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const values = form.submit()
    // One field needs no error summary: focus moves to it.
    if (values) void onSubmit(values.email.trim())
    else document.getElementById(form.field('email').id)?.focus()
  }
  return (
    <>
      {/* Submitted before hydration, a form with method "dialog" outside a dialog does nothing. */}
      <form method="dialog" noValidate onSubmit={submit} className="mt-3 noscript:hidden">
        <EmailInput {...form.field('email')} />
        <Button type="submit" full busy={isSending} className="mt-3">
          {product.alert.submit}
        </Button>
        <p className="mt-2.5 text-note text-ink-2">
          {product.alert.consent}{' '}
          <TextLink href={base + buildUrl(market, 'privacy')}>{shell.privacy}</TextLink>
        </p>
      </form>
      <noscript>
        <p className="mt-2 text-label text-ink-2">{product.alert.needsScript}</p>
      </noscript>
    </>
  )
}

/** Replaces the form after success and takes focus. */
function Waiting({ email, until }: { readonly email: string; readonly until: string }) {
  const { alert } = useText().product
  const { locale } = useMarket()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Alert ref={box} tone="success" title={alert.doneTitle}>
      <span className="wrap-anywhere">{alert.done(email, formatLongDay(until, locale))}</span>
    </Alert>
  )
}

type Refusal = Exclude<AlertAnswer['kind'], 'waiting'>

function useRefusalText() {
  const { product, general } = useText()
  const { alert } = product
  return (refusal: Refusal): string =>
    ({
      'in-stock': alert.inStock,
      unknown: alert.unknown,
      invalid: general['general.email-error'],
      tooMany: alert.tooMany,
      unreachable: alert.unreachable,
    })[refusal]
}

/** What the server refused is reported like what the form refused (Spec 7.4). */
function useReport() {
  const { email } = useText().shell
  const text = useRefusalText()
  return ({ kind }: AlertAnswer) => {
    if (kind === 'waiting') return
    const error = { errorType: kind, fieldLabel: email, errorMessage: text(kind) }
    reportFormError({ ...error, location, field: 'email' })
  }
}

function Refused({ answer: { kind } }: { readonly answer: AlertAnswer }) {
  const { alert } = useText().product
  const text = useRefusalText()
  if (kind === 'waiting') return undefined
  const reload = (
    <Button size="small" onClick={() => window.location.reload()}>
      {alert.reload}
    </Button>
  )
  return (
    <Alert
      tone={kind === 'in-stock' ? 'info' : 'error'}
      announce="assertive"
      title={text(kind)}
      action={kind === 'in-stock' ? reload : undefined}
      className="mt-4"
    />
  )
}
