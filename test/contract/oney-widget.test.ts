import { createContext, runInContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LoanStage, setLoanStage } from '#test/support/loan-stage.ts'

let stage: LoanStage

beforeAll(async () => {
  stage = await setLoanStage()
})
afterAll(() => stage.close())

type Options = Readonly<Record<string, unknown>>
type Widget = { readonly loadSimulationPopin: (setup: { readonly options: Options }) => void }
type Window = {
  readonly loadOneyWidget?: (ready: () => void) => void
  readonly oneyMerchantApp?: Widget
}

async function fetchText(path: string) {
  const response = await fetch(`${stage.sandbox.url}/widgets/oney/${path}`)
  return { type: response.headers.get('content-type'), text: await response.text() }
}

/** The errors the widget reports for invalid options; it renders nothing for them. */
async function errorOf(options: Options): Promise<unknown[]> {
  const { text } = await fetchText('loader.js')
  const window: Window = {}
  const document = { currentScript: { src: `${stage.sandbox.url}/widgets/oney/loader.js` } }
  runInContext(text, createContext({ window, document, URL, setTimeout }))
  expect(window.oneyMerchantApp).toBeUndefined()
  await new Promise<void>(done => window.loadOneyWidget?.(done))
  return new Promise(done =>
    window.oneyMerchantApp?.loadSimulationPopin({
      options: { ...options, errorCallback: (...args: unknown[]) => done(args) },
    }),
  )
}

test('the loader and its stylesheet are separate files', async () => {
  const loader = await fetchText('loader.js')
  expect(loader.type).toBe('text/javascript; charset=utf-8')
  expect(loader.text).not.toMatch(/eval|innerHTML|\.style\b|MERCHANT_GUID/)
  const style = await fetchText('style.css')
  expect(style.type).toBe('text/css; charset=utf-8')
  expect(style.text).toContain('.oney-schedule')
})

test('another merchant is refused with status and response', async () => {
  expect(await errorOf({ merchant_guid: 'other', payment_amount: 1_000 })).toEqual([
    401,
    'Unknown merchant_guid',
  ])
})

test.each([299.99, 12_000.01, 'much', undefined])('%s is out of range', async payment_amount => {
  const { merchantGuid } = stage.keys.oney
  expect(await errorOf({ merchant_guid: merchantGuid, payment_amount })).toEqual([
    400,
    'payment_amount is out of bounds',
  ])
})
