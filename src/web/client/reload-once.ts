type Window = Pick<EventTarget, 'addEventListener'>

type Around = {
  readonly window: Window
  /** Throws where the browser keeps nothing for us. */
  readonly session: () => Pick<Storage, 'getItem' | 'setItem'>
  readonly isOnline: () => boolean
  /** Whether the shop answers: while it is being started anew, nothing is gone. */
  readonly isThere: () => Promise<boolean>
  readonly reload: () => void
}

/** Where it is kept which file a tab was reloaded for. */
const storedAs = 'kintsu-reloaded-for'

/**
 * A part of the page that is gone since a newer shop was put in place: the page is loaded anew, once for each such file, so that a file
 * that is really missing ends in its caller's own words. What somebody typed is not thrown away, nor a page left that cannot be had again now.
 */
export function reloadForLostParts({ window, session, isOnline, isThere, reload }: Around): void {
  let isTyped = false
  window.addEventListener('input', () => {
    isTyped = true
  })
  window.addEventListener('vite:preloadError', async event => {
    const lost = lostFileOf(event)
    if (isTyped || !isOnline() || !(await isThere())) return
    if (!isTyped && isFirst(session, lost)) reload()
  })
}

/** Where nothing is kept, nobody would know that the page was reloaded before. */
function isFirst(session: Around['session'], lost: string): boolean {
  try {
    if (session().getItem(storedAs) === lost) return false
    session().setItem(storedAs, lost)
    return true
  } catch {
    return false
  }
}

/** The browser's words name the file; Vite's event (`payload`) brings them. */
function lostFileOf(event: Event): string {
  return 'payload' in event && event.payload instanceof Error ? event.payload.message : ''
}
