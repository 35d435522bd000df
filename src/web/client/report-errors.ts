/** The most errors that one page reports. */
let remaining = 5

/**
 * Reports to the shop's own server if error reporting is configured (its pages say so), without a cookie and
 * without the page's URL (Spec 8).
 */
function reportError(error: unknown): void {
  const { faults: errorsPath } = document.documentElement.dataset
  if (
    !errorsPath ||
    !(error instanceof Error) ||
    error.message === serverErrorMessage ||
    remaining < 1
  )
    return
  remaining -= 1
  const { name, message, stack = '' } = error
  const report = {
    name: name.slice(0, 60),
    words: message.slice(0, 500),
    stack: stack.slice(0, 6000),
  }
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', credentials: 'omit', keepalive: true, headers } as const
  fetch(errorsPath, { ...init, body: JSON.stringify(report) }).catch(() => undefined)
}

/** The message of a server error, as its page repeats it. */
const serverErrorMessage = 'Unexpected Server Error'

/** Registered once per page, even if another script calls it during hydration. */
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
