import { type ReactNode, useEffect, useRef } from 'react'
import { buildUrl } from '#domain/market/build-url.ts'
import { useShownErrors } from '#web/client/use-shown-errors.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CartChanges } from './cart-changes.tsx'
import { isAboutStep, type Said } from './said.ts'

type PlacingNoticeProps = { readonly said: Said; readonly total: string }

/** Why the order was not placed, and the way on; it takes the focus, unless a step was opened again for it. */
export function PlacingNotice({ said, total }: PlacingNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  const isReopening = isAboutStep(said)
  useEffect(() => {
    if (!isReopening && said) box.current?.focus()
  }, [said, isReopening])
  const words = useSaidWords(said, total)
  const errorMessage = words.title
  useShownErrors([
    { location: 'order', errorType: said.kind, errorMessage, field: '', fieldLabel: '' },
  ])
  return (
    <Notice
      ref={box}
      tone="error"
      announce={isReopening ? 'polite' : 'assertive'}
      title={words.title}
      action={said.kind === 'sold' && <ToCart />}
      className="mb-4"
    >
      {words.text}
    </Notice>
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

type SaidWords = { readonly title: string; readonly text: ReactNode }

function useSaidWords(said: Said, total: string): SaidWords {
  const { outcome, steps, payment } = useText().checkout
  switch (said.kind) {
    case 'cart-changed':
      return {
        title: outcome.changedTitle,
        text: <CartChanges notice={said.notice} total={total} />,
      }
    case 'sold':
      return { title: outcome.soldTitle, text: outcome.sold(said.names.join('; ')) }
    case 'payment-refused':
      return { title: outcome.paymentTitle, text: outcome.payment(payment.methods[said.method]) }
    case 'vouchers-changed':
      return { title: outcome.vouchersTitle, text: outcome.vouchers }
    case 'point-gone':
      return { title: outcome.pointTitle, text: outcome.point }
    case 'step':
      return { title: outcome.stepTitle, text: outcome.step(steps[said.step]) }
    case 'too-many-units':
      return { title: outcome.tooManyTitle, text: outcome.tooManyUnits(said.max) }
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
