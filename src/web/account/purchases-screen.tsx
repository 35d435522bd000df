import type { Market } from '#domain/market/market.ts'
import { marketNames } from '#domain/market/market.ts'
import type { Purchase } from '#domain/order/purchase.ts'
import type { Day } from '#domain/time/day.ts'
import { useAccountText } from '#web/text/use-account-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { AccountFrame } from './account-frame.tsx'
import { NothingBought } from './overview-screen.tsx'
import { PurchaseCard } from './purchase-card.tsx'

type PurchasesScreenProps = {
  readonly purchases: readonly Purchase[]
  readonly isFirstPage: boolean
  readonly olderPath?: string
  readonly newestPath: string
  readonly elsewhere: readonly { readonly market: Market; readonly url: string }[]
  readonly today: Day
}

export function PurchasesScreen(props: PurchasesScreenProps) {
  const { purchases: text } = useAccountText()
  const { base } = useMarket()
  const { purchases, isFirstPage, olderPath, newestPath, today } = props
  return (
    <AccountFrame title={text.title} current="purchases">
      {purchases.length === 0 ? (
        <NothingBought />
      ) : (
        <ul className="grid gap-4">
          {purchases.map(purchase => (
            <li key={purchase.number}>
              <PurchaseCard {...{ purchase, today }} level={2} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6 flex flex-wrap gap-3 empty:hidden">
        {!isFirstPage && (
          <ButtonLink tone="ghost" size="small" href={base + newestPath}>
            {text.newest}
          </ButtonLink>
        )}
        {olderPath !== undefined && (
          <ButtonLink tone="ghost" size="small" href={base + olderPath}>
            {text.older}
          </ButtonLink>
        )}
      </div>
      <Elsewhere elsewhere={props.elsewhere} />
    </AccountFrame>
  )
}

/** One account serves all markets; each market shows its own orders. */
function Elsewhere({ elsewhere }: Pick<PurchasesScreenProps, 'elsewhere'>) {
  const { purchases } = useAccountText()
  if (elsewhere.length === 0) return undefined
  return (
    <p className="mt-6 text-ink-2">
      {purchases.elsewhere}{' '}
      {elsewhere.map(({ market, url }, at) => (
        <span key={market}>
          {at > 0 && ', '}
          <TextLink href={url}>{marketNames[market]}</TextLink>
        </span>
      ))}
    </p>
  )
}
