import { type ComponentType, memo, Suspense, use, useEffect } from 'react'
import { tellAwake } from '#web/still/awake.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

/**
 * A part of the page that is drawn with it and woken after it: the server draws it whole, the browser downloads its
 * script apart. Where that fails, what was drawn stays. Memoized: a part still asleep is not to be drawn anew.
 */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  const start = () => {
    loading ??= load().then(
      Part => {
        Loaded = Part
        return Part
      },
      () => new Promise<never>(() => undefined),
    )
    return loading
  }
  // The server has everything at hand before the first page is asked for.
  if (typeof document === 'undefined') void start()
  const Sleeping = (props: Props) => {
    const Part = Loaded ?? use(start())
    const isAwake = useIsHydrated()
    useEffect(() => {
      if (isAwake) tellAwake()
    }, [isAwake])
    return (
      <div className="contents" data-asleep={isAwake ? undefined : ''}>
        <Part {...props} />
      </div>
    )
  }
  return memo((props: Props) => (
    <Suspense>
      <Sleeping {...props} />
    </Suspense>
  ))
}
