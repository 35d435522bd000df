import { useSyncExternalStore } from 'react'

function subscribe() {
  return () => undefined
}

/** Whether the page is hydrated: false on the server and during hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
