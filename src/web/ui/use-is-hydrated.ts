import { useSyncExternalStore } from 'react'

function never() {
  return () => undefined
}

/** Whether the page is hydrated: false on the server and during hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
