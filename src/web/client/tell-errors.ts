/** As many as one page tells. */
let left = 5

/** Spec 8: to the shop itself, where it reports errors at all (its pages say so), without a cookie and without the page's address. */
function reportError(error: unknown): void {
  const { faults: errors } = document.documentElement.dataset
  if (!errors || !(error instanceof Error) || error.message === serverResponse || left < 1) return
  left -= 1
  const { name, message, stack = '' } = error
  const told = {
    name: name.slice(0, 60),
    words: message.slice(0, 500),
    stack: stack.slice(0, 6000),
  }
  const headers = { 'content-type': 'application/json' }
  const sent = { method: 'POST', credentials: 'omit', keepalive: true, headers } as const
  fetch(errors, { ...sent, body: JSON.stringify(told) }).catch(() => undefined)
}

/** An error of the server, as its page repeats it. */
const serverResponse = 'Unexpected Server Error'

/** Once a page, though it may wake with another script that asks for it too. */
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
