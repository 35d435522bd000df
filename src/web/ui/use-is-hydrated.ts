import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether JavaScript runs here: false on the server and while its page is taken over. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
