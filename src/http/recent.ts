/** Caches the `max` most recently used results; failures are not cached. */
export function cacheRecent<T>(max: number) {
  const cache = new Map<string, Promise<T>>()
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const cached = cache.get(key)
    const result = cached ?? make()
    cache.delete(key)
    cache.set(key, result)
    if (cached) return cached
    for (const oldest of cache.keys()) {
      if (cache.size <= max) break
      cache.delete(oldest)
    }
    result.catch(() => {
      if (cache.get(key) === result) cache.delete(key)
    })
    return result
  }
}
