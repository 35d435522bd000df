import { describe, expect, test } from 'vitest'
import { createLinkTokens, isTokenOf } from './link-token.ts'

const links = createLinkTokens('secret')

describe("the token of a guest's link", () => {
  test('is 192 bits, the same for one order and different for the next', () => {
    const token = links.tokenOf('order-1')
    expect(Buffer.from(token, 'base64url')).toHaveLength(24)
    expect(links.tokenOf('order-1')).toBe(token)
    expect(links.tokenOf('order-2')).not.toBe(token)
    expect(createLinkTokens('other').tokenOf('order-1')).not.toBe(token)
  })

  test('matches only its own stored hash', () => {
    const token = links.tokenOf('order-1')
    expect(isTokenOf(token, links.hashOf(token))).toBe(true)
    expect(isTokenOf(links.tokenOf('order-2'), links.hashOf(token))).toBe(false)
    expect(isTokenOf(token, '')).toBe(false)
  })

  test("is part of the path of the market's thank-you page", () => {
    const path = links.pathOf({ id: 'order-1', number: 'HU000000019', market: 'hu' })
    expect(path).toBe(`/shop/koszonjuk/HU000000019/?t=${links.tokenOf('order-1')}`)
  })
})
