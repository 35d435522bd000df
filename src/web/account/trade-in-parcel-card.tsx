import type { DeviceType } from '#domain/device/device.ts'
import { isStillWithSender } from '#domain/inbound/inbound-state.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { formatLongDay } from '#domain/time/day.ts'
import type { TradeInView } from '#domain/trade-in/trade-in-view.ts'
import { HandoverText } from '#web/form/handover-text.tsx'
import { LabelInMaking } from '#web/order/label-in-making.tsx'
import { ParcelCode, ParcelTracking } from '#web/order/parcel-way.tsx'
import { useMarket } from '#web/text/use-text.tsx'
import { useTradeInText } from '#web/text/use-trade-in-text.ts'
import { Barcode } from '#web/ui/barcode.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'

type TradeInParcelCardProps = {
  readonly tradeIn: TradeInView
  /** Path of the label, once it exists. */
  readonly labelPath: string | undefined
}

/** The parcel of a traded-in device: handover, label, preparation and tracking events. */
export function TradeInParcelCard({ tradeIn, labelPath }: TradeInParcelCardProps) {
  const { after } = useTradeInText()
  const { locale } = useMarket()
  const { parcel, number, together } = tradeIn
  if (!parcel || parcel.state === 'cancelled') return undefined
  const isWithSender = isStillWithSender(parcel.state)
  // A parcel of several devices bears one number, which need not be this trade-in's.
  const onParcel = together.length > 0 ? (parcel.awb ?? number) : number
  return (
    <Card padding="roomy" className="grid gap-4">
      <h2 className="text-[1.375rem]">{after.parcel}</h2>
      {isWithSender && (
        <p className="font-bold">{after.handOverBy(formatLongDay(parcel.sendBy, locale))}</p>
      )}
      {together.length > 0 && (
        <div>
          <p>{after.together}</p>
          <ul className="mt-1 grid list-disc gap-0.5 pl-5">
            {together.map(other => (
              <li key={other.number}>{after.device(other.title, other.number)}</li>
            ))}
          </ul>
        </div>
      )}
      {isWithSender && <HandoverText handover={parcel.handover} />}
      {isWithSender && <Label number={onParcel} labelPath={labelPath} />}
      {isWithSender && labelPath !== undefined && parcel.code === undefined && (
        <Barcode text={onParcel} />
      )}
      <ParcelCode parcel={parcel} />
      {isWithSender && <Preparing type={tradeIn.deviceType} />}
      <ParcelTracking parcel={parcel} />
      {isWithSender && <SellAnother />}
    </Card>
  )
}

type LabelProps = Pick<TradeInParcelCardProps, 'labelPath'> & { readonly number: string }

function Label({ number, labelPath }: LabelProps) {
  const { after } = useTradeInText()
  if (labelPath === undefined) return <LabelInMaking text={after.noLabel} />
  return (
    <div className="grid justify-items-start gap-2">
      <ButtonLink size="small" href={labelPath} download>
        {after.label}
      </ButtonLink>
      <p className="text-meta text-ink-2">{after.noPrinter(number)}</p>
    </div>
  )
}

function Preparing({ type }: { readonly type: DeviceType }) {
  const { delivery, ofDevice } = useTradeInText()
  return (
    <div>
      <h3 className="mb-1.5 font-bold">{delivery.prepare}</h3>
      <ol className="grid list-decimal gap-1 pl-5">
        {delivery.preparing(ofDevice[type]).map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}

/** A second device needs no second parcel, while this one is still here. */
function SellAnother() {
  const { after } = useTradeInText()
  const { base, market } = useMarket()
  return (
    <div className="grid justify-items-start gap-2 border-t border-line pt-4">
      <p>{after.another}</p>
      <ButtonLink size="small" tone="ghost" href={base + buildUrl(market, 'sell')}>
        {after.sellAnother}
      </ButtonLink>
    </div>
  )
}
