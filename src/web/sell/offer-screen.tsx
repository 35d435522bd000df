import { buildUrl } from '#domain/market/build-url.ts'
import type { SaleView } from '#domain/sell/sale-view.ts'
import type { Wanted } from '#domain/sell/trade-in.ts'
import { useSaleText } from '#web/text/sale/sale-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { WholeMeasures } from '#web/ui/whole-measures.tsx'
import { OfferLines } from './offer-lines.tsx'
import { PayoutCards } from './payout-cards.tsx'
import { SaleFrame } from './sale-frame.tsx'
import { TradeIn } from './trade-in.tsx'

type OfferScreenProps = {
  readonly sale: SaleView
  /** What is meant to be bought with it. */
  readonly wanted: Wanted | undefined
  readonly hasEnded: boolean
  /** Within the market: where it is accepted on. */
  readonly nextPath: string
  /** Within the market: where it stands, and can be withdrawn. */
  readonly salePath: string
}

/** sell.md, offer: the amount by every way to be paid, line by line, and how it goes on. */
export function OfferScreen({ sale, wanted, hasEnded, nextPath, salePath }: OfferScreenProps) {
  return (
    <SaleFrame step="offer" sale={sale}>
      {hasEnded && <Ended sale={sale} />}
      {!hasEnded && sale.state === 'draft' && <Draft email={sale.email} salePath={salePath} />}
      {!hasEnded && sale.state === 'offered' && (
        <Offered sale={sale} wanted={wanted} nextPath={nextPath} />
      )}
    </SaleFrame>
  )
}

function Offered({ sale, wanted, nextPath }: Omit<OfferScreenProps, 'hasEnded' | 'salePath'>) {
  const { offer: text, summary } = useSaleText()
  const { base } = useMarket()
  return (
    <div className="grid gap-5">
      <p className="max-w-[60ch]">
        <WholeMeasures name={text.lead(sale.title)} />
      </p>
      {sale.offers && <PayoutCards offers={sale.offers} />}
      {wanted && sale.offers?.voucher.kind === 'offer' && (
        <TradeIn wanted={wanted} voucher={sale.offers.voucher.amount} isFinal />
      )}
      <div>
        <ButtonLink href={base + nextPath}>{text.accept}</ButtonLink>
      </div>
      <Notice tone="info">{summary.sentTo(sale.email)}</Notice>
      <OfferLines sale={sale} />
    </div>
  )
}

type DraftProps = Pick<SaleView, 'email'> & Pick<OfferScreenProps, 'salePath'>

function Draft({ email, salePath }: DraftProps) {
  const { offer, after } = useSaleText()
  const { base } = useMarket()
  const { draft } = offer
  return (
    <Notice
      tone="info"
      title={draft.title}
      action={
        <ButtonLink tone="ghost" size="small" href={base + salePath}>
          {after.cancel}
        </ButtonLink>
      }
    >
      {draft.text(email)}
    </Notice>
  )
}

function Ended({ sale }: Pick<OfferScreenProps, 'sale'>) {
  const { ended } = useSaleText().offer
  const { base, market } = useMarket()
  return (
    <Notice
      tone="warning"
      title={ended.title}
      action={
        <ButtonLink size="small" href={base + buildUrl(market, 'sell')}>
          {ended.again}
        </ButtonLink>
      }
    >
      {sale.replacedBy === undefined ? ended.text : ended.replaced}
    </Notice>
  )
}
