/** The part of `Storage` that is needed; a browser may refuse any of these methods. */
type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type StoredText = {
  readonly read: (key: string) => string | undefined
  readonly write: (key: string, text: string) => void
  readonly forget: (key: string) => void
  /** Called on every change of the key, in this tab and in others; returns a function that stops listening. */
  readonly listen: (key: string, listener: () => void) => () => void
  /** Another tab changed the key, or every key. */
  readonly changedElsewhere: (key: string | null) => void
  /** Whether everything stored would outlive this page. */
  readonly isLasting: () => boolean
}

/**
 * Text stored in the browser under a key. If the storage is blocked or full it is held in memory, so that the page
 * works until it is closed.
 */
export function createStoredText(storage: () => BrowserStorage): StoredText {
  const memory = new Map<string, string>()
  const listeners = new Map<string, Set<() => void>>()
  const announce = (key: string) => {
    for (const listener of [...(listeners.get(key) ?? [])]) listener()
  }
  return {
    read: key => memory.get(key) ?? attempt(() => storage().getItem(key)) ?? undefined,
    write: (key, text) => {
      const isStored = attempt(() => writeAndCheck(storage(), key, text)) === true
      if (isStored) memory.delete(key)
      else memory.set(key, text)
      announce(key)
    },
    forget: key => {
      memory.delete(key)
      attempt(() => storage().removeItem(key))
      announce(key)
    },
    listen: (key, listener) => {
      const own = listeners.get(key) ?? new Set()
      listeners.set(key, own.add(listener))
      return () => void own.delete(listener)
    },
    changedElsewhere: key => {
      for (const each of key === null ? listeners.keys() : [key]) {
        memory.delete(each)
        announce(each)
      }
    },
    isLasting: () => memory.size === 0,
  }
}

function writeAndCheck(storage: BrowserStorage, key: string, text: string): boolean {
  storage.setItem(key, text)
  return storage.getItem(key) === text
}

/** A blocked storage throws on first access: that is an expected result, not a bug. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

/** This browser's own storage; every tab is notified of the others' changes through the storage event. */
export const storedText: StoredText = createStoredText(() => localStorage)

if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => storedText.changedElsewhere(key))
