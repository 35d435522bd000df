import { expect, test } from 'vitest'
import { pageHeaders } from './page-headers.ts'

test('only pages that are the same for everyone are cached, and can be read again without a network', () => {
  const everyone = {
    'cache-control': 'public, max-age=0, must-revalidate',
    'kintsu-offline': 'seen',
  }
  expect(pageHeaders('product')).toEqual(everyone)
  expect(pageHeaders('search')).toEqual(everyone)
  expect(pageHeaders('stock-alert')).toEqual({ 'cache-control': 'private, no-store' })
  expect(pageHeaders('settings')).toEqual({ 'cache-control': 'private, no-store' })
})

test('the cart and how an order stands can be read again without a network, by their owner', () => {
  const own = { 'cache-control': 'private, no-store', 'kintsu-offline': 'own' }
  for (const page of ['cart', 'my-purchases', 'order-status', 'order-thank-you'] as const)
    expect(pageHeaders(page), page).toEqual(own)
  for (const page of ['checkout', 'sale-details', 'login', 'account'] as const)
    expect(pageHeaders(page), page).toEqual({ 'cache-control': 'private, no-store' })
})
