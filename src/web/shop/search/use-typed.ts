import { useCallback, useSyncExternalStore } from 'react'

/** The value of a field that React does not control. */
export function useTyped(field: HTMLInputElement): string {
  const subscribe = useCallback(
    (onChange: () => void) => {
      field.addEventListener('input', onChange)
      return () => field.removeEventListener('input', onChange)
    },
    [field],
  )
  return useSyncExternalStore(subscribe, () => field.value)
}
