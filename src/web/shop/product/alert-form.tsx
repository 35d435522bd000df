import { type FormEvent, useEffect, useRef, useState } from 'react'
import { suggestedTarget, targetBelow } from '#domain/device/stock-alert.ts'
import { emailRules } from '#domain/field/contact-rules.ts'
import { digitsOnly } from '#domain/field/digits-only.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import type { Money } from '#domain/money/money.ts'
import { formatLongDay } from '#domain/time/day.ts'
import { reportFormError } from '#web/client/form-error.ts'
import { type AlertAnswer, requestStockAlert } from '#web/client/stock-alert-client.ts'
import { EmailInput } from '#web/form/email-input.tsx'
import { useForm } from '#web/form/use-form.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { TextInput } from '#web/ui/text-input.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const location = 'stock-alert'

type Asked = { readonly email: string; readonly below?: Money }

type Sending =
  | { readonly kind: 'idle' | 'sending' }
  | { readonly kind: 'answered'; readonly answer: AlertAnswer; readonly asked: Asked }

type AlertFormProps = {
  readonly listingId: string
  /** What the device costs; without it the alert is for a sold-out one. */
  readonly price?: Money
}

/** An email alert for a sold-out product, or for a lower price (rules-of-trade.md "Product"). */
export function AlertForm({ listingId, price }: AlertFormProps) {
  const { alert } = useText().product
  const [sending, setSending] = useState<Sending>({ kind: 'idle' })
  const report = useReport()
  const { market } = useMarket()
  const submit = async (asked: Asked) => {
    setSending({ kind: 'sending' })
    const { email, below } = asked
    const answer = await requestStockAlert({
      market,
      listingId,
      email,
      ...(below && { belowMinor: below.minor }),
    })
    report(answer)
    setSending({ kind: 'answered', answer, asked })
  }
  if (sending.kind === 'answered' && sending.answer.kind === 'waiting')
    return <Waiting asked={sending.asked} until={sending.answer.until} />
  return (
    <section aria-labelledby="alert-title">
      <Card padding="roomy">
        <h2 id="alert-title" className="text-heading">
          {price ? alert.priceTitle : alert.title}
        </h2>
        <p className="mt-1 text-meta text-ink-2">{price ? alert.priceText : alert.text}</p>
        <AddressForm price={price} isSending={sending.kind === 'sending'} onSubmit={submit} />
        {sending.kind === 'answered' && <Refused answer={sending.answer} />}
      </Card>
    </section>
  )
}

type AddressFormProps = {
  readonly price: Money | undefined
  readonly isSending: boolean
  readonly onSubmit: (asked: Asked) => Promise<void>
}

function AddressForm({ price, isSending, onSubmit }: AddressFormProps) {
  const { product } = useText()
  const { market, base, currencyLabel } = useMarket()
  const form = useAlertForm(price)
  const firstWrong = (values: { readonly price: string }) =>
    price && !targetBelow(values.price, price) ? 'price' : 'email'
  const first = useRef<HTMLFormElement>(null)
  // The form for a price takes the place of the button that opened it.
  useEffect(() => {
    if (price) first.current?.querySelector('input')?.focus()
  }, [price])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const values = form.submit()
    // So few fields need no error summary: focus moves to the first that is wrong.
    if (!values) return document.getElementById(form.field(firstWrong(form.values)).id)?.focus()
    const below = price && targetBelow(values.price, price)
    void onSubmit({ email: values.email.trim(), ...(below && { below }) })
  }
  return (
    <>
      {/* Submitted before hydration, a form with method "dialog" outside a dialog does nothing. */}
      <form
        ref={first}
        method="dialog"
        noValidate
        onSubmit={submit}
        className="mt-3 grid gap-3 noscript:hidden"
      >
        {price && (
          <TextInput
            {...form.field('price')}
            label={product.alert.priceField(currencyLabel)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            filter={digitsOnly}
          />
        )}
        <EmailInput {...form.field('email')} />
        <Button type="submit" full busy={isSending}>
          {product.alert.submit}
        </Button>
        <Consent href={base + buildUrl(market, 'privacy')} />
      </form>
      <noscript>
        <p className="mt-2 text-label text-ink-2">{product.alert.needsScript}</p>
      </noscript>
    </>
  )
}

function Consent({ href }: { readonly href: string }) {
  const { product, shell } = useText()
  return (
    <p className="text-note text-ink-2">
      {product.alert.consent} <TextLink href={href}>{shell.privacy}</TextLink>
    </p>
  )
}

/** An address; and a whole amount below the price, if it is about a price. */
function useAlertForm(price: Money | undefined) {
  const { product, shell } = useText()
  const { currencyLabel } = useMarket()
  const { shelf } = useFormatPrice()
  return useForm({
    location,
    initial: { price: price ? suggestedTarget(price) : '', email: '' },
    rules: {
      ...(price && {
        price: { required: true, condition: value => targetBelow(value, price) !== undefined },
      }),
      email: emailRules,
    },
    labels: { price: product.alert.priceField(currencyLabel), email: shell.email },
    errorText: name =>
      name === 'price' && price ? product.alert.priceRange(shelf(price)) : undefined,
  })
}

/** Replaces the form after success and takes focus. */
function Waiting({
  asked: { email, below },
  until,
}: {
  readonly asked: Asked
  readonly until: string
}) {
  const { alert } = useText().product
  const { locale } = useMarket()
  const { shelf } = useFormatPrice()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const day = formatLongDay(until, locale)
  return (
    <Alert ref={box} tone="success" title={alert.doneTitle}>
      <span className="wrap-anywhere">
        {below ? alert.priceDone(email, shelf(below), day) : alert.done(email, day)}
      </span>
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
      'not-below': alert.notBelow,
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
    reportFormError({ ...error, location, field: kind === 'not-below' ? 'price' : 'email' })
  }
}

function Refused({ answer: { kind } }: { readonly answer: AlertAnswer }) {
  const { alert } = useText().product
  const text = useRefusalText()
  if (kind === 'waiting') return undefined
  const isNews = kind === 'in-stock' || kind === 'not-below'
  const reload = (
    <Button size="small" onClick={() => window.location.reload()}>
      {alert.reload}
    </Button>
  )
  return (
    <Alert
      tone={isNews ? 'info' : 'error'}
      announce="assertive"
      title={text(kind)}
      action={isNews ? reload : undefined}
      className="mt-4"
    />
  )
}
