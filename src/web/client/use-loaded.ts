import { useCallback, useEffect, useState } from 'react'

type Loaded<T> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'loaded'; readonly value: T }

type Answer<T> = { readonly key: string; readonly value?: T }

/**
 * Loads what `key` names, again when it changes; nothing while it is undefined. A late response for an old key is
 * dropped.
 */
export function useLoaded<T>(
  key: string | undefined,
  load: (signal: AbortSignal) => Promise<T>,
): Loaded<T> {
  const [answer, setAnswer] = useState<Answer<T>>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` names all that `load` depends on; `attempt` asks again
  useEffect(() => {
    if (key === undefined) return
    const leaving = new AbortController()
    setAnswer(undefined)
    load(leaving.signal).then(
      value => leaving.signal.aborted || setAnswer({ key, value }),
      () => leaving.signal.aborted || setAnswer({ key }),
    )
    return () => leaving.abort()
  }, [key, attempt])
  const retry = useCallback(() => setAttempt(before => before + 1), [])
  if (key === undefined) return { kind: 'idle' }
  if (answer?.key !== key) return { kind: 'loading' }
  return answer.value === undefined
    ? { kind: 'failed', retry }
    : { kind: 'loaded', value: answer.value }
}
