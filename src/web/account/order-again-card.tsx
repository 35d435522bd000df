import type { CartSettings } from '#domain/cart/settings.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { useShownErrors } from '#web/client/use-shown-errors.ts'
import { useAccountText } from '#web/text/use-account-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { type Outcome, useOrderAgain } from './use-order-again.ts'

/** Orders the same items again: those in stock go into the cart, the others are listed. */
export function OrderAgainCard({ settings }: { readonly settings: CartSettings }) {
  const { again } = useAccountText()
  const { Form, isBusy, outcome } = useOrderAgain(settings)
  return (
    <Card padding="roomy" className="print:hidden">
      <h2 className="text-[1.375rem]">{again.title}</h2>
      <p className="mt-1.5 text-ink-2">{again.text}</p>
      <Form method="post" className="mt-4 grid justify-items-start gap-3">
        <input type="hidden" name="intent" value="order-again" />
        <Button type="submit" tone="ghost" size="small" busy={isBusy}>
          {again.button}
        </Button>
      </Form>
      {outcome && <OutcomeAlert outcome={outcome} />}
    </Card>
  )
}

function OutcomeAlert({ outcome }: { readonly outcome: Outcome }) {
  const { again } = useAccountText()
  const { base, market } = useMarket()
  const errorMessage = outcome.kind === 'refused' ? outcome.text : ''
  const formError = { location: 'order-again', field: '', fieldLabel: '', errorMessage }
  useShownErrors(outcome.kind === 'refused' ? [{ ...formError, errorType: outcome.kind }] : [])
  if (outcome.kind === 'refused')
    return (
      <Alert tone="error" announce="assertive" className="mt-4">
        {outcome.text}
      </Alert>
    )
  const { isAnything, gone } = outcome
  return (
    <Alert
      tone={isAnything ? 'success' : 'warning'}
      announce="polite"
      className="mt-4"
      title={isAnything ? again.added : again.nothing}
      {...(isAnything && {
        action: (
          <ButtonLink size="small" href={base + buildUrl(market, 'cart')}>
            {again.toCart}
          </ButtonLink>
        ),
      })}
    >
      {isAnything && gone.length > 0 && (
        <>
          <p className="mt-1">{again.gone}</p>
          <ul className="list-disc pl-5">
            {gone.map((title, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two of the same title are listed twice
              <li key={at}>{title}</li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  )
}
