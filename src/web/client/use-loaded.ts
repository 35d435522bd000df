import { useCallback, useEffect, useState } from 'react'

type Loaded<T> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'loaded'; readonly value: T }

type LoadResult<T> = { readonly key: string; readonly value?: T }

/**
 * Loads what `key` names, again when it changes; nothing while it is undefined. A late response for an old key is
 * dropped.
 */
export function useLoaded<T>(
  key: string | undefined,
  load: (signal: AbortSignal) => Promise<T>,
): Loaded<T> {
  const [result, setResult] = useState<LoadResult<T>>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` names all that `load` depends on; a new `attempt` loads again
  useEffect(() => {
    if (key === undefined) return
    const leaving = new AbortController()
    setResult(undefined)
    load(leaving.signal).then(
      value => leaving.signal.aborted || setResult({ key, value }),
      () => leaving.signal.aborted || setResult({ key }),
    )
    return () => leaving.abort()
  }, [key, attempt])
  const retry = useCallback(() => setAttempt(before => before + 1), [])
  if (key === undefined) return { kind: 'idle' }
  if (result?.key !== key) return { kind: 'loading' }
  return result.value === undefined
    ? { kind: 'failed', retry }
    : { kind: 'loaded', value: result.value }
}
