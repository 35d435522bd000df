import { useSyncExternalStore } from 'react'

function never() {
  return () => undefined
}

/** Whether JavaScript runs here: false on the server and while its page is taken over. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
