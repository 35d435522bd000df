import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aCart, aPhone, someSettings } from '#domain/cart/cart.builders.ts'
import { cartToStored } from '#domain/cart/stored-cart.ts'
import { storedText } from '../stored-text.ts'
import { startCloud } from './start-cloud.ts'

const place = { market: 'hu', settings: someSettings(), prefix: '/hu', path: '/' } as const
const cartKey = 'kintsu-cart-1-hu'
const linkKey = 'kintsu-cart-link-1-hu'

const browser = { cookie: '' }
const assign = vi.fn()
const fetched = vi.fn(() => new Promise<Response>(() => undefined))

function start(cookie: string, path = '/') {
  browser.cookie = cookie
  const leaving = new AbortController()
  startCloud({ ...place, path }, leaving.signal)
  return () => leaving.abort()
}

beforeEach(() => {
  vi.stubGlobal('document', browser)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('location', { assign })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', fetched)
  storedText.write(
    cartKey,
    JSON.stringify(cartToStored(aCart({ market: 'hu', phoneCart: [aPhone('p')] }))),
  )
  storedText.write(linkKey, JSON.stringify({ owner: 'ana', stateVersion: '1' }))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  storedText.forget(cartKey)
  storedText.forget(linkKey)
})

function isCleared() {
  return storedText.read(cartKey) === undefined && storedText.read(linkKey) === undefined
}

describe('a browser with a signed-in member', () => {
  test('a member without a custom token loses the cart and is sent to the market’s logout path', () => {
    start('kintsu-member=1')
    expect(isCleared()).toBe(true)
    expect(assign.mock.calls).toEqual([['/hu/logout/?lost']])
    expect(browser.cookie).toContain('kintsu-member=; Path=/; Max-Age=0')
  })

  test('a member on the logout path is not sent there again', () => {
    start('kintsu-member=1', '/logout/')
    expect(assign).not.toHaveBeenCalled()
  })

  test('a member who signed out elsewhere leaves no cart behind and stays on the page', () => {
    start('')
    expect(isCleared()).toBe(true)
    expect(assign).not.toHaveBeenCalled()
    expect(fetched).not.toHaveBeenCalled()
  })

  test('a member who is still signed in keeps the cart, and the server is contacted until the page is left', () => {
    const leave = start('kintsu-member=1; customToken=t1')
    expect(isCleared()).toBe(false)
    expect(fetched).toHaveBeenCalledTimes(1)
    leave()
    window.dispatchEvent(new Event('online'))
    expect(fetched).toHaveBeenCalledTimes(1)
  })
})
