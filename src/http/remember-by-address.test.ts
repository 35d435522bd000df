import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { rememberByAddress } from './remember-by-address.ts'

function aRequest(host: string, url: string): FastifyRequest {
  return { host, url } as FastifyRequest
}

/** Keys that record which addresses they were worked out for. */
function recorded(keyOf: (address: string) => string | undefined = address => `key of ${address}`) {
  const asked: string[] = []
  const remembered = rememberByAddress(({ host, url }) => {
    asked.push(`${host}${url}`)
    return keyOf(`${host}${url}`)
  })
  return { asked, keyAt: (host: string, url: string) => remembered(aRequest(host, url)) }
}

test('the key of an address is worked out once', () => {
  const { asked, keyAt } = recorded()
  for (const _ of ['first', 'second', 'third'])
    expect(keyAt('shop.example', '/ro/')).toBe('key of shop.example/ro/')
  expect(asked).toEqual(['shop.example/ro/'])
})

test('an address without a key is remembered, too', () => {
  const { asked, keyAt } = recorded(() => undefined)
  expect([keyAt('shop.example', '/ro/cont/'), keyAt('shop.example', '/ro/cont/')]).toEqual([
    undefined,
    undefined,
  ])
  expect(asked).toHaveLength(1)
})

test('the same URL of another host, and another query, have keys of their own', () => {
  const { keyAt } = recorded()
  const addresses = [
    ['shop.example', '/'],
    ['hu.shop.example', '/'],
    ['shop.example', '/?q=1'],
    ['shop.example', '/?q=1 '],
    ['SHOP.example', '/'],
  ] as const
  const keys = addresses.flatMap(([host, url]) => [keyAt(host, url), keyAt(host, url)])
  expect(new Set(keys).size).toBe(addresses.length)
})

test('an address of more than 500 characters is not remembered', () => {
  const { asked, keyAt } = recorded()
  const url = (length: number) => `/${'x'.repeat(length - 'shop.example/'.length)}`
  for (const _ of ['first', 'second']) keyAt('shop.example', url(500))
  expect(asked).toHaveLength(1)
  for (const _ of ['first', 'second']) keyAt('shop.example', url(501))
  expect(asked).toHaveLength(3)
})

test('the 5,000 addresses requested last are remembered', () => {
  const { asked, keyAt } = recorded()
  for (let number = 1; number <= 5_001; number++) keyAt('shop.example', `/${number}`)
  keyAt('shop.example', '/5001')
  keyAt('shop.example', '/2')
  expect(asked).toHaveLength(5_001)
  keyAt('shop.example', '/1')
  expect(asked).toHaveLength(5_002)
})
