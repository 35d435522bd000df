/** As many as one page tells. */
let left = 5

/** Spec 8: to the shop itself, where it reports errors at all (its pages say so), without a cookie and without the page's address. */
function tellError(error: unknown): void {
  const { faults } = document.documentElement.dataset
  if (!faults || !(error instanceof Error) || error.message === saidByServer || left < 1) return
  left -= 1
  const { name, message, stack = '' } = error
  const told = {
    name: name.slice(0, 60),
    words: message.slice(0, 500),
    stack: stack.slice(0, 6000),
  }
  const headers = { 'content-type': 'application/json' }
  const sent = { method: 'POST', credentials: 'omit', keepalive: true, headers } as const
  fetch(faults, { ...sent, body: JSON.stringify(told) }).catch(() => undefined)
}

/** An error of the server, as its page repeats it. */
const saidByServer = 'Unexpected Server Error'

/** Once a page, though it may wake with another script that asks for it too. */
export function tellErrors(): void {
  const page: typeof globalThis & { tellsErrors?: true } = globalThis
  if (page.tellsErrors) return
  page.tellsErrors = true
  addEventListener('error', ({ error }) => tellError(error))
  addEventListener('unhandledrejection', ({ reason }) => tellError(reason))
  addEventListener('logged', event => {
    if (event instanceof CustomEvent) tellError(new Error([event.detail].flat().join(' ')))
  })
}
