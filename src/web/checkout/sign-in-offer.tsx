import { buildUrl } from '#domain/market/build-url.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** An account is optional: after signing in, what is known is filled in. */
export function SignInOffer() {
  const { guest } = useText().cart
  const { base, market } = useMarket()
  const next = buildUrl(market, 'cart-finalize')
  return (
    <p className="mb-3 text-meta text-ink-2">
      {guest.haveAccount}{' '}
      <TextLink href={base + buildUrl(market, 'login', [], [['next', next]])}>
        {guest.signIn}
      </TextLink>
    </p>
  )
}
