/** What is needed of a Storage; a browser may refuse every one of these. */
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type StoredText = {
  readonly read: (key: string) => string | undefined
  readonly write: (key: string, text: string) => void
  readonly forget: (key: string) => void
  /** Called on every change of the key, in this tab and in the others; returns how to stop. */
  readonly listen: (key: string, listener: () => void) => () => void
  /** Another tab changed the key, or every key. */
  readonly changedElsewhere: (key: string | null) => void
  /** Whether all that is kept would outlive this page. */
  readonly isLasting: () => boolean
}

/**
 * Text kept in the browser under a key. Where the storage is blocked or full it is kept in memory,
 * so that the page goes on working until it is closed.
 */
export function makeKeptText(shelf: () => Shelf): StoredText {
  const memory = new Map<string, string>()
  const listeners = new Map<string, Set<() => void>>()
  const announce = (key: string) => {
    for (const listener of [...(listeners.get(key) ?? [])]) listener()
  }
  return {
    read: key => memory.get(key) ?? attempt(() => shelf().getItem(key)) ?? undefined,
    write: (key, text) => {
      const isStored = attempt(() => stored(shelf(), key, text)) === true
      if (isStored) memory.delete(key)
      else memory.set(key, text)
      announce(key)
    },
    forget: key => {
      memory.delete(key)
      attempt(() => shelf().removeItem(key))
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

function stored(shelf: Shelf, key: string, text: string): boolean {
  shelf.setItem(key, text)
  return shelf.getItem(key) === text
}

/** A refused storage throws, on the first look at it already: that is an answer, not a bug. */
function attempt<T>(ask: () => T): T | undefined {
  try {
    return ask()
  } catch {
    return undefined
  }
}

/** This browser's own; every tab hears the others through the storage event. */
export const storedText: StoredText = makeKeptText(() => localStorage)

if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => storedText.changedElsewhere(key))
