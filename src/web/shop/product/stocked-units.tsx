import { useEffect, useState } from 'react'
import type { Product } from '#domain/device/device.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { fetchStockedUnits, type ShownUnit } from '#web/client/stocked-units-client.ts'
import { usePassportText } from '#web/text/use-passport-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { DevicePicture } from '#web/ui/device-picture.tsx'
import { percentText } from '#web/ui/percent-text.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { passportPhoto } from '../passport-photo.ts'
import type { UnitChoice } from './unit-choice.ts'

type Loaded = 'loading' | 'failed' | readonly ShownUnit[]

/** The devices of a listing, each with its battery and what can be seen on it; one of them can be chosen. */
export function StockedUnits({ product, offer, purchase }: UnitChoice) {
  const text = usePassportText()
  const { market } = useMarket()
  const { listingId } = offer
  const [units, setUnits] = useState<Loaded>('loading')
  const [isGone, setIsGone] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    void fetchStockedUnits(market, listingId, controller.signal).then(found => {
      if (!controller.signal.aborted) setUnits(found ?? 'failed')
    })
    return () => controller.abort()
  }, [market, listingId])
  const choose = async ({ unitId }: ShownUnit) => {
    const fresh = await fetchStockedUnits(market, listingId)
    if (!fresh) return setUnits('failed')
    setUnits(fresh)
    const isThere = fresh.some(each => each.unitId === unitId)
    setIsGone(!isThere)
    if (isThere) await purchase.add(unitId)
  }
  return (
    <section aria-labelledby="units-title" className="min-w-0">
      <h2 id="units-title" className="text-label font-[650]">
        {text.inStock}
      </h2>
      <p className="mt-1 text-meta text-ink-2">{text.inStockText}</p>
      <p role="status" className="text-meta font-semibold">
        {isGone && text.soldMeanwhile}
        {units === 'failed' && text.failed}
        {typeof units === 'object' && units.length === 0 && text.none}
      </p>
      {typeof units === 'object' && (
        <ul className="mt-3 grid max-h-120 gap-2.5 overflow-y-auto">
          {units.map(unit => (
            <Unit key={unit.unitId} {...{ unit, product }} onChoose={() => choose(unit)} />
          ))}
        </ul>
      )}
    </section>
  )
}

type UnitProps = {
  readonly unit: ShownUnit
  readonly product: Product
  readonly onChoose: () => Promise<void>
}

function Unit({ unit, product, onChoose }: UnitProps) {
  const text = usePassportText()
  const { market, base, locale } = useMarket()
  const { code, batteryHealth, display, casing, views } = unit
  const [view] = views
  const [isBusy, setIsBusy] = useState(false)
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-3 rounded-card border border-line bg-paper p-3">
      <div className="plinth grid h-20 place-items-center overflow-hidden [&_img]:h-16 [&_img]:w-full [&_img]:object-contain">
        {code !== undefined && view ? (
          <img src={passportPhoto(code, view)} alt={text.view[view]} width={80} height={64} />
        ) : (
          <DevicePicture product={product} view="front" isDecorative />
        )}
      </div>
      <div className="grid min-w-0 justify-items-start gap-1 text-meta">
        {batteryHealth !== undefined && (
          <p>
            {text.battery}: <b>{percentText(batteryHealth, locale)}</b>
          </p>
        )}
        {display && (
          <p>
            {text.display}: {text.wear[display]}
          </p>
        )}
        {casing && (
          <p>
            {text.casing}: {text.wear[casing]}
          </p>
        )}
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
          <Button
            size="small"
            tone="ghost"
            busy={isBusy}
            onClick={async () => {
              setIsBusy(true)
              await onChoose()
              setIsBusy(false)
            }}
          >
            {text.choose}
          </Button>
          {code !== undefined && (
            <TextLink href={base + buildUrl(market, 'passport', [code])} className="py-1">
              {text.open}
            </TextLink>
          )}
        </div>
      </div>
    </li>
  )
}
