type Window = Pick<EventTarget, 'addEventListener'>

type ReloadDeps = {
  readonly window: Window
  /** Throws if the browser's storage is blocked. */
  readonly session: () => Pick<Storage, 'getItem' | 'setItem'>
  /** Whether the server responds: offline, or while it restarts, no file counts as missing. */
  readonly isServerReachable: () => Promise<boolean>
  readonly reload: () => void
}

/** The storage key of the file that a tab was reloaded for. */
const storageKey = 'kintsu-reloaded-for'

/**
 * A chunk is missing because a newer version was deployed: the page is reloaded, once per file, so that a file
 * that is really missing ends in its caller's own error message. Typed text is not thrown away, and a page that
 * cannot be loaded again now is not left.
 */
export function reloadForLostParts({
  window,
  session,
  isServerReachable,
  reload,
}: ReloadDeps): void {
  let isTyped = false
  window.addEventListener('input', () => {
    isTyped = true
  })
  window.addEventListener('vite:preloadError', async event => {
    const lostFile = lostFileOf(event)
    if (isTyped || !(await isServerReachable())) return
    if (!isTyped && isFirst(session, lostFile)) reload()
  })
}

/** Without storage nothing would tell that the page was already reloaded. */
function isFirst(session: ReloadDeps['session'], lostFile: string): boolean {
  try {
    if (session().getItem(storageKey) === lostFile) return false
    session().setItem(storageKey, lostFile)
    return true
  } catch {
    return false
  }
}

/** The browser's error message names the file; Vite's event carries it in `payload`. */
function lostFileOf(event: Event): string {
  return 'payload' in event && event.payload instanceof Error ? event.payload.message : ''
}
