import { useEffect, useState } from 'react'
import { validationDebounceMs } from '#domain/field/timing.ts'
import type { PageOf } from './places-client.ts'

type PageRequest = { readonly page: number; readonly q: string; readonly signal: AbortSignal }

export type Pages<Item> = {
  readonly items: readonly Item[]
  readonly hasMore: boolean
  readonly state: 'loading' | 'loaded' | 'failed'
  readonly loadMore: () => void
  readonly search: (q: string) => void
  readonly retry: () => void
}

/**
 * A long list, loaded page by page and searched by the server after a pause in typing. Use one component, with its
 * own key, per list.
 */
export function usePages<Item>(load: (request: PageRequest) => Promise<PageOf<Item>>): Pages<Item> {
  const [typed, setTyped] = useState('')
  const [request, setRequest] = useState({ q: '', page: 1 })
  const [list, setList] = useState<LoadedList<Item>>({
    items: [],
    hasMore: false,
    state: 'loading',
  })
  useEffect(() => {
    const startSearch = () => setRequest(last => (last.q === typed ? last : { q: typed, page: 1 }))
    const pause = setTimeout(startSearch, validationDebounceMs)
    return () => clearTimeout(pause)
  }, [typed])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what `load` reads is fixed by the component's key
  useEffect(() => {
    const leaving = new AbortController()
    setList(before => ({ ...before, state: 'loading' }))
    load({ ...request, signal: leaving.signal }).then(
      nextPage =>
        leaving.signal.aborted || setList(before => joined(before, nextPage, request.page)),
      () => leaving.signal.aborted || setList(before => ({ ...before, state: 'failed' })),
    )
    return () => leaving.abort()
  }, [request])
  return {
    ...list,
    state: typed === request.q ? list.state : 'loading',
    loadMore: () => setRequest(last => ({ ...last, page: last.page + 1 })),
    search: setTyped,
    retry: () => setRequest(last => ({ ...last })),
  }
}

type LoadedList<Item> = PageOf<Item> & { readonly state: 'loading' | 'loaded' | 'failed' }

function joined<Item>(
  before: LoadedList<Item>,
  nextPage: PageOf<Item>,
  page: number,
): LoadedList<Item> {
  return {
    items: page === 1 ? nextPage.items : [...before.items, ...nextPage.items],
    hasMore: nextPage.hasMore,
    state: 'loaded',
  }
}
