import { itemOfAccessory } from '#domain/analytics/item.ts'
import { viewItemList } from '#domain/analytics/view-event.ts'
import type { CartSettings } from '#domain/cart/settings.ts'
import { type AccessoryPage, accessorySorts } from '#domain/device/accessory-listing.ts'
import { useTrackEvent } from '#web/client/analytics/use-track-event.ts'
import { useText } from '#web/text/use-text.tsx'
import { ListFrame } from '../listing/list-frame.tsx'
import { type ListingScreenProps, useListing } from '../listing/use-listing.ts'
import { AccessoryCard } from './accessory-card.tsx'

type AccessoriesScreenProps = ListingScreenProps<AccessoryPage> & {
  readonly settings: CartSettings
}

/** The number of pictures in view before scrolling. */
const firstRows = 6

export function AccessoriesScreen({ settings, ...props }: AccessoriesScreenProps) {
  const list = useListing(props)
  const { needsScript } = useText().product
  const { cards } = props.listing
  useTrackEvent(cards.map(({ id }) => id).join(' '), () =>
    cards.length === 0
      ? undefined
      : viewItemList(
          'accessories',
          cards.map(card => itemOfAccessory(card)),
        ),
  )
  return (
    <ListFrame list={list} sorts={accessorySorts}>
      <noscript>
        <p className="mb-4 text-meta text-ink-2">{needsScript}</p>
      </noscript>
      <ul className="grid gap-2.5 sm:grid-cols-2 sm:gap-4.5 min-[72rem]:grid-cols-3">
        {cards.map((accessory, index) => (
          <li key={accessory.id} className="min-w-0">
            <AccessoryCard
              accessory={accessory}
              settings={settings}
              loading={index < firstRows ? 'eager' : 'lazy'}
            />
          </li>
        ))}
      </ul>
    </ListFrame>
  )
}
