import { buildUrl } from '#domain/market/build-url.ts'
import type { ReturnRefusal } from '#domain/return/return-request.ts'
import { type Day, formatLongDay } from '#domain/time/day.ts'
import { MemberFrame } from '#web/account/member-frame.tsx'
import { useReturningText } from '#web/text/use-returning-text.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type ClosedScreenProps = {
  readonly reason: ReturnRefusal | { readonly kind: 'all-gone' }
  readonly orderNumber: string
  readonly isMember: boolean
  readonly shopEmail: string
}

/** Why nothing of an order can be returned here, and what can be done instead. */
export function ClosedScreen({ reason, orderNumber, isMember, shopEmail }: ClosedScreenProps) {
  const { form: text } = useReturningText()
  const reasonText = useReasonText(reason)
  const nextLink = useNextLink(reason)
  return (
    <MemberFrame current="returns" title={text.title} isMember={isMember}>
      <p className="mb-4 text-meta text-ink-2">{text.ofOrder(orderNumber)}</p>
      <EmptyState
        title={reasonText.title}
        action={
          isMember && nextLink ? (
            <ButtonLink href={nextLink.href}>{nextLink.label}</ButtonLink>
          ) : (
            <ButtonLink href={`mailto:${shopEmail}?subject=${orderNumber}`}>
              {text.write}
            </ButtonLink>
          )
        }
      >
        {reasonText.text}
      </EmptyState>
    </MemberFrame>
  )
}

/** Where a member can continue without help. */
function useNextLink({ kind }: ClosedScreenProps['reason']) {
  const { title } = useReturningText()
  const { base, market } = useMarket()
  return kind === 'all-gone' ? { href: base + buildUrl(market, 'return'), label: title } : undefined
}

function useReasonText(reason: ClosedScreenProps['reason']) {
  const { form: text } = useReturningText()
  const { over } = useText().order
  const { locale } = useMarket()
  const late = (day: Day) => text.tooLate(formatLongDay(day, locale))
  if (reason.kind === 'too-late') return { title: text.tooLateTitle, text: late(reason.shopUntil) }
  if (reason.kind === 'order-over')
    return { title: over.title[reason.how], text: `${over.text[reason.how]} ${over.moneyBack}` }
  return { title: text.goneTitle, text: text.gone }
}
