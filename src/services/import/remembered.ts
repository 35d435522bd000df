const most = 10_000

/** Caches results by key, because lists repeat themselves; the cache is limited in size. */
export function remembered<From, To extends object>(
  judge: (from: From) => To,
  keyOf: (from: From) => string,
) {
  const known = new Map<string, To>()
  return (from: From): To => {
    const key = keyOf(from)
    const before = known.get(key)
    if (before) return before
    if (known.size >= most) known.clear()
    const judged = judge(from)
    known.set(key, judged)
    return judged
  }
}
