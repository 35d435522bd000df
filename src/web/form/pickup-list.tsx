import type { ReactNode } from 'react'
import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import type { FoundPoint } from '#domain/delivery/pickup-search.ts'
import { writePostalCode } from '#domain/field/patterns/postal-code.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { pickupDistance } from './pickup-distance.ts'
import type { FormField } from './use-form.ts'
import type { Origin, PickupPoints } from './use-pickup-points.ts'

type PickupListProps = {
  readonly list: PickupPoints
  readonly chosen: PickupPoint | undefined
  readonly onChoose: (point: FoundPoint) => void
  readonly field: FormField
  /** Shown in the row of the chosen point. */
  readonly onward?: ReactNode
}

/** The chosen point stays visible, whatever the customer searches for next. */
function withChosen(
  points: readonly FoundPoint[],
  chosen: PickupPoint | undefined,
): readonly FoundPoint[] {
  return chosen && !points.some(({ id }) => id === chosen.id)
    ? [{ hours: '', ...chosen }, ...points]
    : points
}

export function PickupList({ list, chosen, onChoose, field, onward }: PickupListProps) {
  const { checkout, general } = useText()
  const toOption = usePointRow(list.last)
  const listed = withChosen(list.items, chosen)
  const isLoading = list.state === 'loading'
  const choose = (id: string) => {
    const point = listed.find(each => each.id === id)
    if (point) onChoose(point)
  }
  return (
    <div id={field.id} tabIndex={-1}>
      <p role="status" className="mb-2 text-meta text-ink-2">
        <Found list={list} />
      </p>
      {list.state === 'failed' && (
        <NotLoaded
          onRetry={list.retry}
          of={{ location: 'delivery-address', field: 'point', fieldLabel: field.label }}
        />
      )}
      {isLoading && list.items.length === 0 && <Skeleton className="h-40" />}
      <RadioCards
        legend={checkout.points.legend}
        name="pickup-point"
        value={chosen?.id}
        onChange={choose}
        options={listed.map(point => ({ ...toOption(point), details: onward }))}
        error={field.error}
      />
      {list.hasMore && (
        <Button tone="quiet" size="small" className="mt-2" busy={isLoading} onClick={list.loadMore}>
          {general.loadMore}
        </Button>
      )}
    </div>
  )
}

function Found({ list }: Pick<PickupListProps, 'list'>) {
  const { checkout, general } = useText()
  const { points } = checkout
  const fromWhere = (origin: Origin | undefined) => {
    if (!origin) return undefined
    return { customer: points.nearYou, map: points.nearMap, 'last-point': points.nearLast }[
      origin.of
    ]
  }
  if (list.state === 'loading') return general.loading
  if (list.state === 'failed') return undefined
  if (list.total === 0) return general.nothingFound
  const shown = list.hasMore ? points.shown(list.items.length) : undefined
  const order = list.around === undefined ? fromWhere(list.origin) : points.nearPlace(list.around)
  return [points.found(list.total), shown, order].filter(text => text !== undefined).join(' · ')
}

function usePointRow(last: PickupPoint | undefined) {
  const { points } = useText().checkout
  const { locale, market } = useMarket()
  return ({ id, name, address, postalCode, city, hours, distance }: FoundPoint) => ({
    value: id,
    title: name,
    subtitle: (
      <>
        {id === last?.id && <span className="block font-bold text-jade">{points.lastTime}</span>}
        {address}, {writePostalCode(market, postalCode)} {city}
        {hours !== '' && (
          <span className="block text-ink-3">
            {points.hours}: {hours}
          </span>
        )}
      </>
    ),
    ...(distance !== undefined && {
      aside: (
        <span className="text-meta whitespace-nowrap text-ink-2">
          {points.away(pickupDistance(distance, locale))}
        </span>
      ),
    }),
  })
}
