/** What cannot be read is nothing: the storage may be blocked, or hold something else. */
export function readList<T>(key: string, isOne: (each: unknown) => each is T): readonly T[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(list) ? list.filter(isOne) : []
  } catch {
    return []
  }
}

export function readIds(key: string): readonly string[] {
  return readList(key, each => typeof each === 'string')
}

export function readText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function writeList(key: string, list: readonly unknown[]) {
  writeText(key, JSON.stringify(list))
}

export function writeText(key: string, text: string) {
  try {
    localStorage.setItem(key, text)
  } catch {
    // Full or blocked: the device is not saved, and its button says so.
  }
}
