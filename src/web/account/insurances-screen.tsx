import { categoryPath } from '#domain/market/build-url.ts'
import type { Insurance, InsuranceKind, Insurer } from '#domain/order/insurance.ts'
import { insurancesRo as text } from '#text/order/insurances-page/ro.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { AccountFrame } from './account-frame.tsx'
import { InsuranceCard } from './insurance-card.tsx'
import { InsuranceClaim } from './insurance-claim.tsx'

type InsurancesScreenProps = {
  /** The insurances of the open tab. */
  readonly insurances: readonly Insurance[]
  readonly open: InsuranceKind
  readonly hasAny: boolean
  readonly tabs: readonly {
    readonly kind: InsuranceKind
    readonly path: string
    readonly count: number
  }[]
  readonly insurer?: Insurer
  readonly shopEmail: string
}

/** A member's insurances: what is covered, until when, and what to do after an incident. */
export function InsurancesScreen(props: InsurancesScreenProps) {
  const { insurances, open, hasAny } = props
  return (
    <AccountFrame title={text.title} current="insurances">
      {hasAny ? (
        <div className="grid gap-5">
          <Tabs {...props} />
          {insurances.length === 0 && <p className="text-ink-2">{text.noneOfKind}</p>}
          <ul className="grid gap-4 empty:hidden">
            {insurances.map(insurance => (
              <li key={`${insurance.orderNumber} ${insurance.position}`}>
                <InsuranceCard insurance={insurance} />
              </li>
            ))}
          </ul>
          {insurances.length > 0 && <InsuranceClaim kind={open} {...props} />}
        </div>
      ) : (
        <NothingInsured />
      )}
    </AccountFrame>
  )
}

/** Accident and theft have a separate tab (Spec 3.4). The tabs are links, so that back and reload keep the open one. */
function Tabs({ tabs, open }: Pick<InsurancesScreenProps, 'tabs' | 'open'>) {
  const { base } = useMarket()
  return (
    <nav aria-label={text.tabs.label}>
      <ul className="flex flex-wrap gap-x-5 border-b border-line">
        {tabs.map(({ kind, path, count }) => (
          <li key={kind}>
            <a
              href={base + path}
              {...(kind === open && { 'aria-current': 'page' })}
              className="-mb-px inline-flex min-h-10 items-center border-b-2 border-transparent font-semibold text-ink-2 no-underline hover:text-ink aria-[current]:border-jade aria-[current]:text-ink"
            >
              {text.tabs[kind]} ({count})
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function NothingInsured() {
  const { base, market } = useMarket()
  return (
    <EmptyState
      title={text.empty.title}
      action={
        <ButtonLink href={base + categoryPath(market, 'phones')}>{text.empty.toShop}</ButtonLink>
      }
    >
      {text.empty.text}
    </EmptyState>
  )
}
