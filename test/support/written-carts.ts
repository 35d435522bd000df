import { expect } from 'vitest'
import type { Browser, CloudApp } from './cloud-app.ts'

/** A cart with one phone whose line has this id. */
export function aWholeCart(phone: string) {
  return {
    cartId: '0c8f3c52-6f0e-4a9f-9d0b-6a4b8f1f2f11',
    currency: 'RON',
    phoneCart: [{ id: phone, deviceAccessories: [] }],
    accessoryCart: [] as object[],
    batteryCart: [] as object[],
    giftWrap: { isActive: true, is_wrapping_tax: true },
    checkoutStep: 'COSUL_MEU',
    expireAt: 1_900_000_000_000,
  }
}

/** Writes the cart over HTTP, on the revision `base`. */
export async function writeCart(
  app: Pick<CloudApp, 'ask'>,
  { cookie }: Pick<Browser, 'cookie'>,
  base: number,
  keys: object,
  market = 'ro',
) {
  const response = await app.ask({
    method: 'PATCH',
    url: '/api/cart-document/',
    headers: { cookie, origin: 'https://shop.example' },
    body: { market, baseRevision: base, stateVersion: '2', keys },
  })
  expect(response.statusCode, response.body).toBe(200)
}
