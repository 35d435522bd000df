import { describe, expect, test } from 'vitest'
import { browserHash, clientHash } from './client-hash.ts'

function of(address: string) {
  return clientHash('secret', address)
}

describe('the hash of a client address', () => {
  test('is the same for both forms of an IPv4 address', () => {
    expect(of('::ffff:203.0.113.9')).toBe(of('203.0.113.9'))
    expect(of('203.0.113.8')).not.toBe(of('203.0.113.9'))
  })

  test('is the same for all addresses of one IPv6 subscriber, and differs for the next', () => {
    expect(of('2001:db8:1:2::1')).toBe(of('2001:0db8:0001:0002:ffff::9'))
    expect(of('2001:db8:1:3::1')).not.toBe(of('2001:db8:1:2::1'))
    expect(of('::1')).not.toBe(of('2001:db8::1'))
  })

  test('reveals nothing of the address and depends on the secret', () => {
    expect(of('203.0.113.9')).toMatch(/^[0-9a-f]{64}$/)
    expect(clientHash('other', '203.0.113.9')).not.toBe(of('203.0.113.9'))
  })
})

describe('the hash of a browser', () => {
  test('is the same for one cart, and differs for the next: it does not link the orders of a browser', () => {
    const [one, other] = ['cart-1', 'cart-2'].map(cart => browserHash('secret', cart, 'a-browser'))
    expect(browserHash('secret', 'cart-1', 'a-browser')).toBe(one)
    expect(other).not.toBe(one)
    expect(browserHash('secret', 'cart-1', 'another')).not.toBe(one)
    expect(browserHash('secret', 'cart-1', undefined)).toBeUndefined()
  })
})
