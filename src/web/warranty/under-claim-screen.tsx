import { buildUrl } from '#domain/market/build-url.ts'
import { MemberFrame } from '#web/account/member-frame.tsx'
import { useReturningText } from '#web/text/use-returning-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type UnderClaimScreenProps = {
  readonly orderNumber: string
  readonly claims: readonly string[]
  readonly isMember: boolean
  readonly shopEmail: string
}

/** Explains why a device in a warranty claim cannot be returned, and what the customer can do instead. */
export function UnderClaimScreen({
  orderNumber,
  claims,
  isMember,
  shopEmail,
}: UnderClaimScreenProps) {
  const { form: text } = useReturningText()
  const { base, market } = useMarket()
  const [claim = ''] = claims
  const mailHref = `mailto:${shopEmail}?subject=${claim}`
  return (
    <MemberFrame current="returns" title={text.title} isMember={isMember}>
      <p className="mb-4 text-meta text-ink-2">{text.ofOrder(orderNumber)}</p>
      <EmptyState
        title={text.claimTitle}
        action={
          isMember ? (
            <ButtonLink href={base + buildUrl(market, 'my-warranties', [claim])}>
              {text.toClaim}
            </ButtonLink>
          ) : (
            <ButtonLink href={mailHref}>{text.write}</ButtonLink>
          )
        }
      >
        {text.claim(claims.join(', '))}
      </EmptyState>
    </MemberFrame>
  )
}
