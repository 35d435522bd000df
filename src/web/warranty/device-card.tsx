import { buildUrl } from '#domain/market/build-url.ts'
import { formatLongDay } from '#domain/time/day.ts'
import { writePurchasedDevice } from '#domain/warranty/claim-number.ts'
import type { WarrantedDevice } from '#domain/warranty/warranty-view.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { useWarrantyText } from '#web/text/use-warranty-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { ClaimMark } from './claim-mark.tsx'
import { CoverBar } from './cover-bar.tsx'
import { DeviceHead } from './device-head.tsx'
import { GoingBack } from './going-back.tsx'

type DeviceProps = { readonly device: WarrantedDevice }

/** A device with its covers, and the link to send it in. */
export function DeviceCard({ device }: DeviceProps) {
  const text = useWarrantyText()
  const { locale } = useMarket()
  return (
    <Card padding="roomy">
      <article className="grid gap-4">
        <DeviceHead device={device}>
          <span className="font-semibold text-ink">{device.orderNumber}</span>{' '}
          {text.deliveredOn(formatLongDay(device.deliveredOn, locale))}
        </DeviceHead>
        {device.covers.length > 0 && (
          <ul className="grid gap-3.5 border-t border-line pt-3.5">
            {device.covers.map(cover => (
              <CoverBar key={cover.kind} cover={cover} />
            ))}
          </ul>
        )}
        <NextStep device={device} />
        <Claims device={device} />
      </article>
    </Card>
  )
}

function NextStep({ device }: DeviceProps) {
  const text = useWarrantyText()
  const { base, market } = useMarket()
  if (device.claimUnderWay) return undefined
  if (device.returnNumber !== undefined) return <GoingBack returnNumber={device.returnNumber} />
  if (device.way === undefined)
    return <p className="text-ink-2">{device.covers.length === 0 ? text.gone : text.notCovered}</p>
  return (
    <div>
      <ButtonLink
        size="small"
        href={base + buildUrl(market, 'send-in-warranty', [writePurchasedDevice(device)])}
        aria-label={text.sendInOf(device.title)}
      >
        {text.sendIn}
      </ButtonLink>
    </div>
  )
}

function Claims({ device }: DeviceProps) {
  const text = useWarrantyText()
  const { base, market } = useMarket()
  if (device.claims.length === 0) return undefined
  return (
    <div className="border-t border-line pt-3.5">
      <h3 className="text-name">{text.earlier}</h3>
      <ul className="mt-2 grid gap-2.5">
        {device.claims.map(({ number, state }) => (
          <li key={number} className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <span className="font-semibold">{number}</span>
            <ClaimMark state={state} />
            <ButtonLink
              size="small"
              tone="ghost"
              href={base + buildUrl(market, 'my-warranties', [number])}
              aria-label={text.followOf(number)}
            >
              {text.follow}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
