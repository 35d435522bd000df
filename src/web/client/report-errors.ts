/** The most errors that one page reports. */
let left = 5

/**
 * Reports to the shop's own server if error reporting is configured (its pages say so), without a cookie and
 * without the page's URL (Spec 8).
 */
function reportError(error: unknown): void {
  const { faults: errors } = document.documentElement.dataset
  if (!errors || !(error instanceof Error) || error.message === serverResponse || left < 1) return
  left -= 1
  const { name, message, stack = '' } = error
  const tracked = {
    name: name.slice(0, 60),
    words: message.slice(0, 500),
    stack: stack.slice(0, 6000),
  }
  const headers = { 'content-type': 'application/json' }
  const sent = { method: 'POST', credentials: 'omit', keepalive: true, headers } as const
  fetch(errors, { ...sent, body: JSON.stringify(tracked) }).catch(() => undefined)
}

/** The message of a server error, as its page repeats it. */
const serverResponse = 'Unexpected Server Error'

/** Registered once per page, even if another script requests it during hydration. */
export function reportErrors(): void {
  const page: typeof globalThis & { reportsErrors?: true } = globalThis
  if (page.reportsErrors) return
  page.reportsErrors = true
  addEventListener('error', ({ error }) => reportError(error))
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
  addEventListener('logged', event => {
    if (event instanceof CustomEvent) reportError(new Error([event.detail].flat().join(' ')))
  })
}
