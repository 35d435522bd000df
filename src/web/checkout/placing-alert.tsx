import { type ReactNode, useEffect, useRef } from 'react'
import type { RefreshAlert } from '#domain/cart/after-refresh.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { Changes } from '#web/cart/refresh-alert.tsx'
import { useShownErrors } from '#web/client/use-shown-errors.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useMarket, useText } from '../text/use-text.tsx'
import { isAboutStep, type PlacingMessage } from './placing-message.ts'

type PlacingAlertProps = { readonly message: PlacingMessage; readonly total: string }

/** Why the order was not placed and how to continue; the alert takes focus unless a step was reopened for it. */
export function PlacingAlert({ message, total }: PlacingAlertProps) {
  const box = useRef<HTMLDivElement>(null)
  const isReopening = isAboutStep(message)
  useEffect(() => {
    if (!isReopening && message) box.current?.focus()
  }, [message, isReopening])
  const text = useMessageText(message, total)
  const errorMessage = text.title
  useShownErrors([
    { location: 'order', errorType: message.kind, errorMessage, field: '', fieldLabel: '' },
  ])
  return (
    <Alert
      ref={box}
      tone="error"
      announce={isReopening ? 'polite' : 'assertive'}
      title={text.title}
      action={message.kind === 'sold' && <ToCart />}
      className="mb-4"
    >
      {text.text}
    </Alert>
  )
}

function ToCart() {
  const { market, base } = useMarket()
  return (
    <ButtonLink href={base + buildUrl(market, 'cart')} tone="ghost" size="small">
      {useText().checkout.outcome.toCart}
    </ButtonLink>
  )
}

type MessageText = { readonly title: string; readonly text: ReactNode }

function useMessageText(message: PlacingMessage, total: string): MessageText {
  const { outcome, steps, payment } = useText().checkout
  switch (message.kind) {
    case 'cart-changed':
      return {
        title: outcome.changedTitle,
        text: <CartChanges alert={message.alert} total={total} />,
      }
    case 'sold':
      return { title: outcome.soldTitle, text: outcome.sold(message.names.join('; ')) }
    case 'payment-refused':
      return { title: outcome.paymentTitle, text: outcome.payment(payment.methods[message.method]) }
    case 'vouchers-changed':
      return { title: outcome.vouchersTitle, text: outcome.vouchers }
    case 'point-gone':
      return { title: outcome.pointTitle, text: outcome.point }
    case 'step':
      return { title: outcome.stepTitle, text: outcome.step(steps[message.step]) }
    case 'too-many-units':
      return { title: outcome.tooManyTitle, text: outcome.tooManyUnits(message.max) }
    case 'too-many-requests':
      return { title: outcome.tooManyTitle, text: outcome.tooMany }
    case 'cart-ordered':
      return { title: outcome.orderedTitle, text: outcome.ordered }
    case 'in-progress':
      return { title: outcome.inProgressTitle, text: outcome.inProgress }
    case 'unsent':
      return { title: outcome.unsentTitle, text: outcome.unsent }
  }
}

type CartChangesProps = { readonly alert: RefreshAlert | undefined; readonly total: string }

/** What changed, one line each, and the total that the customer is asked to check. */
function CartChanges({ alert, total }: CartChangesProps) {
  return (
    <>
      {alert?.kind === 'changed' && <Changes {...alert} />}
      <p className="mt-1">{useText().checkout.outcome.changed(total)}</p>
    </>
  )
}
