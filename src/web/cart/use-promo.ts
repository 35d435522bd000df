import { useState } from 'react'
import { setPromo } from '#domain/cart/edit.ts'
import type { PromoRefusal } from '#domain/cart/shelf.ts'
import { ok } from '#domain/result.ts'
import type { BuyingText } from '#text/cart/buying-page/ro.ts'
import { readCart } from '#web/client/cart-store.ts'
import { reportFormError } from '#web/client/form-error.ts'
import { askPromo, type PromoAnswer } from '#web/client/promo-client.ts'
import type { CartInUse } from '#web/client/use-cart.ts'
import { useBuyingText } from '#web/text/use-buying-text.tsx'
import { type PriceWriter, useFormatPrice } from '#web/ui/format-price.ts'

type Errors = BuyingText['promo']['errors']

/** A promo code that is typed, checked, and applied to the newest cart; the typed code stays if it is refused. */
export function usePromo(
  { place, editCart }: Pick<CartInUse, 'place' | 'editCart'>,
  onApplied: () => void,
) {
  const { promo } = useBuyingText()
  const format = useFormatPrice()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)
  const fail = (errorType: string, errorMessage: string) => {
    setError(errorMessage)
    reportFormError({ errorType, errorMessage, fieldLabel: promo.label, ...promoField })
  }
  const apply = async () => {
    const trimmedCode = code.trim()
    if (trimmedCode === '') return fail('required', promo.errors.missing)
    setPending(true)
    const answer = await askPromo(readCart(place).cart, trimmedCode)
    setPending(false)
    if (answer.kind !== 'valid')
      return fail(kindOf(answer), errorText(promo.errors, answer, format))
    editCart(cart => ok(setPromo(cart, answer.promo)))
    onApplied()
  }
  const change = (next: string) => {
    setCode(next)
    setError(undefined)
  }
  return { code, change, error, isPending, apply }
}

const promoField = { location: 'cart', field: 'promoCode' }

type Failure = Exclude<PromoAnswer, { kind: 'valid' }>

function kindOf(failure: Failure): string {
  return failure.kind === 'refused' ? failure.reason.kind : failure.kind
}

function errorText(errors: Errors, failure: Failure, format: PriceWriter): string {
  switch (failure.kind) {
    case 'too-many':
      return errors.tooMany
    case 'unreachable':
      return errors.unreachable
    case 'refused':
      return refusalText(errors, failure.reason, format)
  }
}

/** Without the code itself: the message is reported, and a report contains no values. */
function refusalText(errors: Errors, reason: PromoRefusal, format: PriceWriter): string {
  switch (reason.kind) {
    case 'unknown':
      return errors.unknown
    case 'expired':
      return errors.expired
    case 'minimum':
      return errors.minimum(format.shelf(reason.minimum))
    case 'other-market':
      return errors.otherMarket
    case 'used-up':
      return errors.usedUp
  }
}
