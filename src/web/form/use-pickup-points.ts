import { useEffect, useState } from 'react'
import type { PickupSubtype } from '#domain/delivery/delivery.ts'
import type { Coordinates } from '#domain/delivery/distance.ts'
import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import type { FoundPoints } from '#domain/delivery/pickup-search.ts'
import { validationDebounceMs } from '#domain/field/timing.ts'
import { readLastPoint } from '#web/client/last-point.ts'
import { fetchPickupPoints } from '#web/client/places-client.ts'
import { useMarket } from '#web/text/use-text.tsx'

/** From where distances are measured: the customer, a spot of the map, or the point that was chosen last time. */
export type Origin = { readonly of: 'customer' | 'map' | 'last-point'; readonly at: Coordinates }

export type PickupPoints = FoundPoints & {
  readonly state: 'loading' | 'loaded' | 'failed'
  readonly subtype: PickupSubtype
  readonly typed: string
  readonly origin: Origin | undefined
  /** The point that was chosen last in this browser. */
  readonly last: PickupPoint | undefined
  readonly search: (q: string) => void
  /** Sorts by the distance from there. A place of the map takes the place of what was typed. */
  readonly sortFrom: (origin: Origin | undefined) => void
  readonly loadMore: () => void
  readonly retry: () => void
}

type PointsState = FoundPoints & Pick<PickupPoints, 'state'>

const initialPoints: PointsState = {
  items: [],
  page: 1,
  total: 0,
  hasMore: false,
  state: 'loading',
}

/** The pickup points of a subtype, found by the server: a search runs after a pause in typing, one page at a time. */
export function usePickupPoints(subtype: PickupSubtype): PickupPoints {
  const { market } = useMarket()
  const [last] = useState(() => readLastPoint(market, subtype))
  const [typed, setTyped] = useState('')
  const [request, setRequest] = useState(() => ({ q: '', origin: originOf(last), page: 1 }))
  const [points, setPoints] = useState(initialPoints)
  useEffect(() => {
    const search = () =>
      setRequest(before => (before.q === typed ? before : { ...before, q: typed, page: 1 }))
    const timer = setTimeout(search, validationDebounceMs)
    return () => clearTimeout(timer)
  }, [typed])
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const { q, page, origin } = request
    const isSearch = q !== '' && origin?.of !== 'customer'
    const near = isSearch ? undefined : origin?.at
    setPoints(before => ({ ...before, state: 'loading' }))
    fetchPickupPoints(market, subtype, { q, page, near, signal }).then(
      found => signal.aborted || setPoints(before => appended(before, found)),
      () => signal.aborted || setPoints(before => ({ ...before, state: 'failed' })),
    )
    return () => controller.abort()
  }, [market, subtype, request])
  return {
    ...points,
    state: typed === request.q ? points.state : 'loading',
    subtype,
    typed,
    last,
    origin: request.origin,
    search: setTyped,
    sortFrom: origin => {
      const q = origin?.of === 'map' ? '' : typed
      setTyped(q)
      setRequest({ q, origin, page: 1 })
    },
    loadMore: () => setRequest(before => ({ ...before, page: before.page + 1 })),
    retry: () => setRequest(before => ({ ...before })),
  }
}

function originOf(last: PickupPoint | undefined): Origin | undefined {
  return last && { of: 'last-point', at: last }
}

function appended(before: PointsState, found: FoundPoints): PointsState {
  return {
    ...found,
    items: found.page === 1 ? found.items : [...before.items, ...found.items],
    state: 'loaded',
  }
}
