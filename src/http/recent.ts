/** Caches the `max` most recently used results; failures are not cached. */
export function saveRecent<T>(max: number) {
  const stored = new Map<string, Promise<T>>()
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const known = stored.get(key)
    const result = known ?? make()
    stored.delete(key)
    stored.set(key, result)
    if (known) return known
    for (const oldest of stored.keys()) {
      if (stored.size <= max) break
      stored.delete(oldest)
    }
    result.catch(() => {
      if (stored.get(key) === result) stored.delete(key)
    })
    return result
  }
}
