import { useState } from 'react'
import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import type { OpenPickupPoint } from '#web/client/places-client.ts'
import { useText } from '#web/text/use-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { FormField } from './use-form.ts'

type PickupListProps = {
  readonly points: readonly OpenPickupPoint[]
  readonly isLoading: boolean
  readonly chosen: PickupPoint | undefined
  readonly onChoose: (point: OpenPickupPoint) => void
  readonly field: FormField
  readonly onLoadMore: (() => void) | undefined
}

const pageSize = 8

/** The chosen point stays in sight, whatever is searched for after it. */
const withChosen = (
  points: readonly OpenPickupPoint[],
  chosen: PickupPoint | undefined,
): readonly OpenPickupPoint[] =>
  chosen && !points.some(({ id }) => id === chosen.id)
    ? [{ hours: '', ...chosen }, ...points]
    : points

export const PickupList = (props: PickupListProps) => {
  const { points, isLoading, chosen, onChoose, field, onLoadMore } = props
  const { checkout, general } = useText()
  const [shown, setShown] = useState(pageSize)
  const first = points.slice(0, shown)
  const listed = withChosen(first, points.find(({ id }) => id === chosen?.id) ?? chosen)
  const canShowMore = points.length > shown || onLoadMore !== undefined
  const showMore = () => {
    if (points.length <= shown + pageSize) onLoadMore?.()
    setShown(before => before + pageSize)
  }
  return (
    <div id={field.id} tabIndex={-1}>
      <p role="status" className="mb-2 text-meta text-ink-2">
        {isLoading ? general.loading : foundWords(points.length, checkout.points, general)}
      </p>
      {isLoading && points.length === 0 && <Skeleton className="h-40" />}
      <RadioCards
        legend={checkout.points.legend}
        name="pickup-point"
        value={chosen?.id}
        onChange={id => onChosen(listed, id, onChoose)}
        options={listed.map(point => pointRow(point, checkout.points.hours))}
        error={field.error}
      />
      {canShowMore && (
        <Button tone="quiet" size="small" className="mt-2" onClick={showMore}>
          {general.loadMore}
        </Button>
      )}
    </div>
  )
}

const foundWords = (
  n: number,
  points: { readonly found: (n: number) => string },
  general: { readonly nothingFound: string },
) => (n === 0 ? general.nothingFound : points.found(n))

const onChosen = (
  points: readonly OpenPickupPoint[],
  id: string,
  choose: (point: OpenPickupPoint) => void,
) => {
  const point = points.find(each => each.id === id)
  if (point) choose(point)
}

const pointRow = (point: OpenPickupPoint, hoursLabel: string) => ({
  value: point.id,
  title: point.name,
  subtitle: (
    <>
      {point.address}, {point.city}
      {point.hours !== '' && (
        <span className="block text-ink-3">
          {hoursLabel}: {point.hours}
        </span>
      )}
    </>
  ),
})
