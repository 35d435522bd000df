import { RotateCcw, Scale, ShieldCheck, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#web/text/use-text.tsx'
import { DeliveryDates } from './delivery-dates.tsx'
import type { ShownSettings } from './shown-product.ts'

type PromisesProps = { readonly settings: ShownSettings }

/** Delivery, return days, and the two guarantees shown separately (rules-of-trade.md 4). */
export function Promises({ settings }: PromisesProps) {
  const { product } = useText()
  const { returnDays, warranty } = settings.cart
  return (
    <ul className="promises">
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
    <li>
      <Icon size={20} aria-hidden="true" />
      <div>
        <b>{title}</b>
        {children}
      </div>
    </li>
  )
}
