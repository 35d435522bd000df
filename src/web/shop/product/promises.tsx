import { RotateCcw, Scale, ShieldCheck, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MarketSettings } from '#domain/checkout/settings.ts'
import { useText } from '#web/text/use-text.tsx'
import { DeliveryDates } from './delivery-dates.tsx'

type PromisesProps = { readonly settings: MarketSettings }

/** Delivery, return days, and the two guarantees shown separately (rules-of-trade.md 4). */
export function Promises({ settings }: PromisesProps) {
  const { product } = useText()
  const { returnDays, warranty } = settings.cart
  return (
    <ul className="grid rounded-card border border-line bg-paper">
      <PromiseRow Icon={Truck} title={product.delivery}>
        <DeliveryDates settings={settings} />
      </PromiseRow>
      <PromiseRow Icon={RotateCcw} title={product.returns(returnDays)}>
        {product.returnsText}
      </PromiseRow>
      <PromiseRow Icon={ShieldCheck} title={product.guarantee}>
        {product.guaranteeText}
      </PromiseRow>
      <PromiseRow Icon={Scale} title={product.legalGuarantee(warranty.validity)}>
        {product.legalGuaranteeText}
      </PromiseRow>
    </ul>
  )
}

type RowProps = {
  readonly Icon: typeof Truck
  readonly title: string
  readonly children: ReactNode
}

function PromiseRow({ Icon, title, children }: RowProps) {
  return (
    <li className="flex gap-3 border-b border-line px-4 py-3 last:border-0">
      <Icon size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-jade" />
      <div className="min-w-0 flex-1 text-meta text-ink-2">
        <b className="block text-[0.9375rem] text-ink">{title}</b>
        {children}
      </div>
    </li>
  )
}
