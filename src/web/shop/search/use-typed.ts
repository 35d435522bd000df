import { useCallback, useSyncExternalStore } from 'react'

/** What stands in a field that React does not steer. */
export function useTyped(field: HTMLInputElement): string {
  const follow = useCallback(
    (tell: () => void) => {
      field.addEventListener('input', tell)
      return () => field.removeEventListener('input', tell)
    },
    [field],
  )
  return useSyncExternalStore(follow, () => field.value)
}
