import { useCallback, useSyncExternalStore } from 'react'

/** The value of a field that React does not control. */
export function useTyped(field: HTMLInputElement): string {
  const follow = useCallback(
    (report: () => void) => {
      field.addEventListener('input', report)
      return () => field.removeEventListener('input', report)
    },
    [field],
  )
  return useSyncExternalStore(follow, () => field.value)
}
