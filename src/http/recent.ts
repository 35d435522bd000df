/** Keeps the `max` results asked for last; what fails is not kept. */
export function keepRecent<T>(max: number) {
  const kept = new Map<string, Promise<T>>()
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const known = kept.get(key)
    const result = known ?? make()
    kept.delete(key)
    kept.set(key, result)
    if (known) return known
    for (const oldest of kept.keys()) {
      if (kept.size <= max) break
      kept.delete(oldest)
    }
    result.catch(() => {
      if (kept.get(key) === result) kept.delete(key)
    })
    return result
  }
}
