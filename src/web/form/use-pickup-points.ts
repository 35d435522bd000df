import { useEffect, useState } from 'react'
import type { PickupSubtype } from '#domain/delivery/delivery.ts'
import type { Coordinates } from '#domain/delivery/distance.ts'
import type { FoundPoints } from '#domain/delivery/pickup-search.ts'
import { validationDebounceMs } from '#domain/field/timing.ts'
import { fetchPickupPoints } from '#web/client/places-client.ts'
import { useMarket } from '#web/text/use-text.tsx'

export type PickupPoints = FoundPoints & {
  readonly state: 'loading' | 'loaded' | 'failed'
  readonly near: Coordinates | undefined
  readonly search: (q: string) => void
  readonly sortFrom: (near: Coordinates | undefined) => void
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
  const [typed, setTyped] = useState('')
  const [near, setNear] = useState<Coordinates>()
  const [request, setRequest] = useState({ q: '', near, page: 1 })
  const [points, setPoints] = useState(initialPoints)
  useEffect(() => {
    const search = () =>
      setRequest(last => (last.q === typed ? last : { ...last, q: typed, page: 1 }))
    const timer = setTimeout(search, validationDebounceMs)
    return () => clearTimeout(timer)
  }, [typed])
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    setPoints(before => ({ ...before, state: 'loading' }))
    fetchPickupPoints(market, subtype, { ...request, signal }).then(
      found => signal.aborted || setPoints(before => appended(before, found)),
      () => signal.aborted || setPoints(before => ({ ...before, state: 'failed' })),
    )
    return () => controller.abort()
  }, [market, subtype, request])
  return {
    ...points,
    state: typed === request.q ? points.state : 'loading',
    near,
    search: setTyped,
    sortFrom: from => {
      setNear(from)
      setRequest(last => ({ ...last, near: from, page: 1 }))
    },
    loadMore: () => setRequest(last => ({ ...last, page: last.page + 1 })),
    retry: () => setRequest(last => ({ ...last })),
  }
}

function appended(before: PointsState, found: FoundPoints): PointsState {
  return {
    ...found,
    items: found.page === 1 ? found.items : [...before.items, ...found.items],
    state: 'loaded',
  }
}
