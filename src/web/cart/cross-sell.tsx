import { freeProtectorsFor } from '#domain/cart/free-protector.ts'
import { freeProtectorOf } from '#domain/cart/protector-price.ts'
import type { RelatedAccessory } from '#domain/cart/related-accessories.ts'
import { fetchRelatedAccessories } from '#web/client/accessories-client.ts'
import { useLoaded } from '#web/client/use-loaded.ts'
import { useBuyingText } from '#web/text/use-buying-text.tsx'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AccessoryList } from './accessory-list.tsx'
import { BatteryExtra } from './battery-extra.tsx'
import { ProtectorExtra } from './protector-extra.tsx'
import type { LineInUse } from './use-adding.ts'

/** What goes with the device that was just added, each added to its line with one click (Spec 3.4, cross-sell). */
export function CrossSell(line: LineInUse) {
  const { drawer } = useBuyingText()
  const { market } = useMarket()
  const { phone } = line
  const { productId } = phone
  const found = useLoaded(productId, signal => fetchRelatedAccessories(market, [productId], signal))
  const isBare =
    !phone.batteryOffer && !freeProtectorOf(phone) && freeProtectorsFor(phone).length === 0
  if (isBare && found.kind === 'loaded' && found.value.length === 0) return null
  return (
    <section className="grid grid-cols-1 gap-2.5 border-t border-line pt-4">
      <h3>{drawer.match(phone.naming.modelDisplayName)}</h3>
      <ProtectorExtra {...line} />
      <BatteryExtra {...line} />
      {found.kind === 'loaded' && <Related line={line} offers={found.value} />}
      {found.kind === 'failed' && <Failed onRetry={found.retry} />}
      {(found.kind === 'idle' || found.kind === 'loading') && <Loading />}
    </section>
  )
}

type RelatedProps = {
  readonly line: LineInUse
  readonly offers: readonly RelatedAccessory[]
}

function Related({ line, offers }: RelatedProps) {
  const { accessories, accessoriesFor } = useBuyingText()
  const others = offers.filter(({ isFreeProtector }) => !isFreeProtector)
  if (others.length === 0) return null
  return (
    <>
      <h4 className="mt-1 font-bold">{accessories}</h4>
      <AccessoryList
        {...line}
        label={accessoriesFor(line.phone.naming.shortTitle)}
        offers={others}
        origin="cross-sell"
      />
    </>
  )
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const { drawer } = useBuyingText()
  const { general } = useText()
  return (
    <p role="status" className="text-meta text-rust">
      {drawer.failed}{' '}
      <button type="button" onClick={onRetry} className="min-h-6 font-semibold underline">
        {general.retry}
      </button>
    </p>
  )
}

function Loading() {
  const { general } = useText()
  return (
    <div className="flex gap-2.5 overflow-hidden">
      <p role="status" className="sr-only">
        {general.loading}
      </p>
      {['one', 'two', 'three'].map(each => (
        <Skeleton key={each} className="h-46 w-34 shrink-0 rounded-button" />
      ))}
    </div>
  )
}
