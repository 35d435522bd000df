import type { ReactNode } from 'react'
import { buildUrl } from '#domain/market/build-url.ts'
import { isReturnUnderWay } from '#domain/return/return-state.ts'
import type { Returnable, ReturnSummary } from '#domain/return/return-view.ts'
import type { Day } from '#domain/time/day.ts'
import { MemberFrame } from '#web/account/member-frame.tsx'
import { useAccountText } from '#web/text/use-account-text.ts'
import { useReturningText } from '#web/text/use-returning-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ReturnCard } from './return-card.tsx'
import { ReturnableCard } from './returnable-card.tsx'

type ReturnsScreenProps = {
  readonly returns: readonly ReturnSummary[]
  readonly orders: readonly Returnable[]
  readonly today: Day
}

/** A member's returns and the orders they can still return, each with what comes next and when. */
export function ReturnsScreen({ returns, orders, today }: ReturnsScreenProps) {
  const { title, lead, list } = useReturningText()
  const { base, market } = useMarket()
  const underWay = returns.filter(({ state }) => isReturnUnderWay(state))
  const past = returns.filter(({ state }) => !isReturnUnderWay(state))
  return (
    <MemberFrame current="returns" title={title} isMember>
      <p className="mb-6 max-w-[60ch] text-ink-2">{lead}</p>
      <div className="grid gap-8">
        <Part id="under-way" title={list.underWay}>
          {underWay.map(each => (
            <ReturnCard key={each.number} summary={each} />
          ))}
        </Part>
        <Part id="can-return" title={list.canReturn}>
          {orders.map(order => (
            <ReturnableCard key={order.orderNumber} {...{ order, today }} />
          ))}
        </Part>
        {underWay.length + orders.length === 0 && <Nothing />}
        <Part id="past" title={list.past}>
          {past.map(each => (
            <ReturnCard key={each.number} summary={each} />
          ))}
        </Part>
        <p>
          <TextLink href={base + buildUrl(market, 'return-address')}>{list.howItTravels}</TextLink>
        </p>
      </div>
    </MemberFrame>
  )
}

function Nothing() {
  const { list } = useReturningText()
  const { nav } = useAccountText()
  const { base, market } = useMarket()
  return (
    <EmptyState
      title={list.noneTitle}
      action={
        <ButtonLink href={base + buildUrl(market, 'my-purchases')}>{nav.purchases}</ButtonLink>
      }
    >
      {list.noneText}
    </EmptyState>
  )
}

type PartProps = {
  readonly id: string
  readonly title: string
  readonly children: readonly ReactNode[]
}

function Part({ id, title, children }: PartProps) {
  return children.length === 0 ? undefined : (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-[1.375rem]">
        {title}
      </h2>
      <div className="grid gap-4">{children}</div>
    </section>
  )
}
