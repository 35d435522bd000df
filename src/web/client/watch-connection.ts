import { offlineBarId, recheckEvent } from './offline-bar-id.ts'

/**
 * Shows that the browser is offline, on pages with and without React, and prevents leaving the page: a link or
 * form that would end in the browser's own error page and lose what was typed is blocked. Returns a function that
 * stops it.
 */
export function watchConnection(): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let timer: ReturnType<typeof setTimeout>
  const check = async () => {
    const isThere = await isReachable()
    if (signal.aborted) return
    showMessage(isThere ? undefined : 'said')
    clearTimeout(timer)
    // A connection that is being lost may deliver one more response: a server reached then is checked again.
    if (isThere && !navigator.onLine) timer = setTimeout(check, timeoutMs)
  }
  const hold = async (event: Event, goOn: () => void) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    const isThere = await isReachable()
    showMessage(isThere ? undefined : 'held')
    if (isThere) goOnWith(goOn)
  }
  for (const event of ['online', 'offline', 'pageshow', recheckEvent])
    window.addEventListener(event, check, { signal })
  holdForms(hold, signal)
  window.addEventListener('click', event => holdLink(event, hold), { signal })
  if (!navigator.onLine) check()
  return () => {
    clearTimeout(timer)
    controller.abort()
  }
}

/** The text of the bar is in its `data-said` attribute and, for a blocked click or form, in `data-held`. */
function showMessage(which: 'said' | 'held' | undefined) {
  const bar = document.getElementById(offlineBarId)
  const message = document.createElement('span')
  message.textContent = (which && bar?.dataset[which]) ?? ''
  // A new element each time: screen readers then announce the same text again.
  bar?.replaceChildren(...(which ? [message] : []))
}

type Hold = (event: Event, goOn: () => void) => void

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
  if (!isHere) hold(event, () => link.click())
}
