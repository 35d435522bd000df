import { useEffect, useState } from 'react'
import { validationDebounceMs } from '#domain/field/timing.ts'
import type { PageOf } from './places-client.ts'

type Ask = { readonly page: number; readonly q: string; readonly signal: AbortSignal }

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
export function usePages<Item>(load: (ask: Ask) => Promise<PageOf<Item>>): Pages<Item> {
  const [typed, setTyped] = useState('')
  const [request, setRequest] = useState({ q: '', page: 1 })
  const [got, setGot] = useState<Got<Item>>({ items: [], hasMore: false, state: 'loading' })
  useEffect(() => {
    const ask = () => setRequest(last => (last.q === typed ? last : { q: typed, page: 1 }))
    const pause = setTimeout(ask, validationDebounceMs)
    return () => clearTimeout(pause)
  }, [typed])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what `load` reads is fixed by the component's key
  useEffect(() => {
    const leaving = new AbortController()
    setGot(before => ({ ...before, state: 'loading' }))
    load({ ...request, signal: leaving.signal }).then(
      answer => leaving.signal.aborted || setGot(before => joined(before, answer, request.page)),
      () => leaving.signal.aborted || setGot(before => ({ ...before, state: 'failed' })),
    )
    return () => leaving.abort()
  }, [request])
  return {
    ...got,
    state: typed === request.q ? got.state : 'loading',
    loadMore: () => setRequest(last => ({ ...last, page: last.page + 1 })),
    search: setTyped,
    retry: () => setRequest(last => ({ ...last })),
  }
}

type Got<Item> = PageOf<Item> & { readonly state: 'loading' | 'loaded' | 'failed' }

function joined<Item>(before: Got<Item>, answer: PageOf<Item>, page: number): Got<Item> {
  return {
    items: page === 1 ? answer.items : [...before.items, ...answer.items],
    hasMore: answer.hasMore,
    state: 'loaded',
  }
}
