import { beforeEach, expect, test, vi } from 'vitest'

type Sent = readonly [string, { readonly credentials: string; readonly body: string }]

/** A fresh page whose markup says where errors are reported. */
async function aPage(errors: string | undefined) {
  const sent: Sent[] = []
  const listeners: Record<string, (event: object) => void> = {}
  vi.resetModules()
  vi.stubGlobal('document', { documentElement: { dataset: { ...(errors && { faults: errors }) } } })
  vi.stubGlobal('fetch', async (...call: Sent) => void sent.push(call))
  vi.stubGlobal('reportsErrors', undefined)
  vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) => {
    listeners[name] = listener
  })
  const { reportErrors } = await import('./report-errors.ts')
  reportErrors()
  return { sent, listeners, reportError: (error: unknown) => listeners.error?.({ error }) }
}

beforeEach(() => () => vi.unstubAllGlobals())

test('an uncaught error and an unhandled rejection are reported without a cookie', async () => {
  const { sent, listeners } = await aPage('/_errors/')
  listeners.error?.({ error: Object.assign(new TypeError('one'), { stack: 'at x' }) })
  listeners.unhandledrejection?.({ reason: new Error('two') })
  expect(sent.map(([to, { credentials }]) => [to, credentials])).toEqual([
    ['/_errors/', 'omit'],
    ['/_errors/', 'omit'],
  ])
  expect(JSON.parse(sent[0]?.[1].body ?? '')).toEqual({
    name: 'TypeError',
    words: 'one',
    stack: 'at x',
  })
})

test('nothing is sent if error reporting is not configured', async () => {
  const { sent, reportError } = await aPage(undefined)
  reportError(new Error('one'))
  expect(sent).toEqual([])
})

test('a value that is not an error, or an error of the server, is not reported; and at most five per page are', async () => {
  const { sent, reportError } = await aPage('/_errors/')
  for (const value of [undefined, 'words', { status: 404 }, new Error('Unexpected Server Error')])
    reportError(value)
  expect(sent).toEqual([])
  for (let n = 1; n <= 7; n += 1) reportError(new Error(`error ${n}`))
  expect(sent).toHaveLength(5)
})

test('what is only logged is reported too', async () => {
  const { sent, listeners } = await aPage('/_errors/')
  listeners.logged?.(new CustomEvent('logged', { detail: ['sign-out', 503] }))
  expect(sent.map(([, { body }]) => JSON.parse(body).words)).toEqual(['sign-out 503'])
})
