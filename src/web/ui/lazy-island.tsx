import { type ComponentType, memo, Suspense, use, useEffect } from 'react'
import { announceHydrated } from '#web/ui/hydrated.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

/**
 * A part of the page with deferred hydration: the server renders it completely, the browser downloads its script
 * separately. If the download fails, the server-rendered part stays. Memoized: a part that is not hydrated yet
 * must not be rendered again.
 */
export function lazyIsland<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loading: Promise<ComponentType<Props>> | undefined
  const start = () => {
    if (loading) return loading
    const promise: Promise<ComponentType<Props>> = load().then(
      // The same mark that React itself sets, so that a loaded part is rendered at once. `use` is still called every
      // time: React renders a suspended part again with the same hooks.
      Part => Object.assign(promise, { status: 'fulfilled', value: Part }).value,
      () => new Promise<never>(() => undefined),
    )
    loading = promise
    return promise
  }
  // The server loads every part before the first page is requested.
  if (typeof document === 'undefined') void start()
  const Deferred = (props: Props) => {
    const Part = use(start())
    const isHydrated = useIsHydrated()
    useEffect(() => {
      if (isHydrated) announceHydrated()
    }, [isHydrated])
    return (
      <div className="contents" data-asleep={isHydrated ? undefined : ''}>
        <Part {...props} />
      </div>
    )
  }
  return memo((props: Props) => (
    <Suspense>
      <Deferred {...props} />
    </Suspense>
  ))
}
