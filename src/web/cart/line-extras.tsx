import { freeProtectorOf } from '#domain/cart/protector-price.ts'
import { useBuyingText } from '#web/text/use-buying-text.tsx'
import { useText } from '#web/text/use-text.tsx'
import { AccessoryList } from './accessory-list.tsx'
import { BatteryExtra } from './battery-extra.tsx'
import { ExtraCard } from './extra-card.tsx'
import { LineServices } from './line-services.tsx'
import { ProtectorExtra } from './protector-extra.tsx'
import type { LineInUse } from './use-adding.ts'

/** All extras that can be bought with a device, with the chosen ones marked (Spec 3.4, Extras). */
export function LineExtras(line: LineInUse) {
  const { cart } = useText()
  const { phone, editCart } = line
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2.5">
      <legend className="sr-only">{cart.extrasFor(phone.naming.shortTitle)}</legend>
      <ProtectorExtra {...line} />
      <BatteryExtra {...line} />
      <LineServices {...{ phone, editCart }} />
      <LineAccessories {...line} />
    </fieldset>
  )
}

function LineAccessories(line: LineInUse) {
  const text = useBuyingText()
  const { phone } = line
  const offers = accessoriesOffered(line)
  if (offers.length === 0) return null
  return (
    <ExtraCard title={text.accessories}>
      <AccessoryList
        label={text.accessoriesFor(phone.naming.shortTitle)}
        offers={offers}
        origin="cart"
        {...line}
      />
    </ExtraCard>
  )
}

/** The accessories offered and those in the cart, without the free protector, which is shown separately. */
function accessoriesOffered({ phone }: LineInUse) {
  const free = freeProtectorOf(phone)
  const offers = phone.deviceAvailableAccessories.filter(({ isFreeProtector }) => !isFreeProtector)
  const added = phone.deviceAccessories
    .filter(accessory => accessory !== free)
    .map(accessory => ({ ...accessory, isFreeProtector: false }))
  return [...new Map([...added, ...offers].map(each => [each.id, each])).values()]
}
