import { type ComponentType, memo, Suspense, use, useEffect } from 'react'
import { announceHydrated } from '#web/still/awake.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

/**
 * A part of the page that is drawn with it and woken after it: the server draws it whole, the browser downloads its
 * script apart. Where that fails, what was drawn stays. Memoized: a part still asleep is not to be drawn anew.
 */
export function lazyIsland<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loading: Promise<ComponentType<Props>> | undefined
  const start = () => {
    if (loading) return loading
    const begun: Promise<ComponentType<Props>> = load().then(
      // As React itself marks it, so that what has come is drawn at once. It is asked for by `use` each time all the same: React redraws
      // what waited with the hooks it had.
      Part => Object.assign(begun, { status: 'fulfilled', value: Part }).value,
      () => new Promise<never>(() => undefined),
    )
    loading = begun
    return begun
  }
  // The server has everything at hand before the first page is asked for.
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
