import { useCallback, useSyncExternalStore } from 'react'

/** The value of a field that React does not control. */
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
