import { storedMark } from '#domain/market/offline.ts'
import { offlineBarId, recheckEvent } from './offline-bar-id.ts'

/**
 * Shows that the browser is offline, on pages with and without React, and prevents leaving the page: a link or
 * form that would end in the browser's own error page and lose what was typed is blocked. Returns a function that
 * stops it.
 */
export function watchConnection(): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const isStored = cameFromStore()
  let timer: ReturnType<typeof setTimeout>
  const check = async () => {
    const isThere = await isReachable()
    if (signal.aborted) return
    showMessage(isStored ? 'stored' : isThere ? undefined : 'said')
    clearTimeout(timer)
    // A connection that is being lost may deliver one more response: a server reached then is checked again.
    if (isThere && !navigator.onLine) timer = setTimeout(check, timeoutMs)
  }
  const hold = async (event: Event, goOn: () => void, url?: string) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    const isThere = await isReachable()
    const canGoOn = isThere || (url !== undefined && (await isReadable(url)))
    showMessage(canGoOn ? undefined : 'held')
    if (canGoOn) goOnWith(goOn)
  }
  for (const event of ['online', 'offline', 'pageshow', recheckEvent])
    window.addEventListener(event, check, { signal })
  holdForms(hold, signal)
  window.addEventListener('click', event => holdLink(event, hold), { signal })
  if (isStored) {
    // What says that it is up to date is hidden.
    document.documentElement.dataset.stored = ''
    showMessage('stored')
  } else if (!navigator.onLine) check()
  return () => {
    clearTimeout(timer)
    controller.abort()
  }
}

/**
 * The text of the bar is in its `data-said` attribute; for a blocked click or form in `data-held`, and on a page that the
 * worker had stored in `data-stored`.
 */
function showMessage(which: 'said' | 'held' | 'stored' | undefined) {
  const bar = document.getElementById(offlineBarId)
  const message = document.createElement('span')
  message.textContent = (which && bar?.dataset[which]) ?? ''
  // A new element each time: screen readers then announce the same text again.
  bar?.replaceChildren(...(which ? [message] : []))
}

type Hold = (event: Event, goOn: () => void, url?: string) => void

let isGoingOn = false

function isHeldBack(): boolean {
  return !navigator.onLine && !isGoingOn
}

/** Repeats the blocked click or form, because the server was reachable after all. */
function goOnWith(action: () => void) {
  isGoingOn = true
  action()
  isGoingOn = false
}

/** Whether this page is one that the worker had stored (http/offline-worker.ts). */
function cameFromStore(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return Boolean(
    (navigation as PerformanceNavigationTiming | undefined)?.serverTiming?.some(
      ({ name }) => name === storedMark,
    ),
  )
}

/** Whether the worker has stored a page, which it then shows without a network. */
async function isReadable(url: string): Promise<boolean> {
  const stored = await globalThis.caches
    ?.match(url.split('#')[0] ?? url, { ignoreVary: true })
    .catch(() => undefined)
  return stored !== undefined
}

const timeoutMs = 4000

/** A machine without a network still reaches a server that runs on it: only a failed request shows that it is offline. */
async function isReachable(): Promise<boolean> {
  if (navigator.onLine) return true
  const options = {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  } as const
  return fetch('/healthz', options).then(
    () => true,
    () => false,
  )
}

/**
 * Forms with method post go to the server whatever script sends them, and are blocked before any script sees them;
 * other forms only if no script handles them.
 */
function holdForms(hold: Hold, signal: AbortSignal) {
  const holdForm = (event: SubmitEvent, isMine: (form: HTMLFormElement) => boolean) => {
    const { target: form, submitter } = event
    if (!isHeldBack() || event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    if (isMine(form)) hold(event, () => form.requestSubmit(submitter))
  }
  const isPosted = (form: HTMLFormElement) => form.getAttribute('method')?.toLowerCase() === 'post'
  window.addEventListener('submit', event => holdForm(event, isPosted), { signal, capture: true })
  window.addEventListener('submit', event => holdForm(event, form => !isPosted(form)), { signal })
}

/** A plain click that would leave the document and that no script handled. */
function holdLink(event: MouseEvent, hold: Hold) {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
  if (!isHeldBack() || event.defaultPrevented || !isPlain) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target || link.download || !link.protocol.startsWith('http')) return
  const isHere = link.pathname === location.pathname && link.search === location.search && link.hash
  if (!isHere) hold(event, () => link.click(), link.href)
}
