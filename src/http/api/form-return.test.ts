import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { basesOn } from '#test/support/bases.ts'
import { addFormReturn } from './form-return.ts'

const bases = { ...basesOn('https://shop.example'), hu: 'https://hu.shop.example' }

async function send(url: string, payload: string, type = 'application/x-www-form-urlencoded') {
  const app = Fastify()
  await app.register(each => addFormReturn(each, bases))
  const headers = { 'content-type': type, origin: 'https://appleid.apple.com' }
  return app.inject({ method: 'POST', url, payload, headers })
}

describe('The form post of an identity provider', () => {
  test('the form post redirects to the market’s login page with its result, and nothing else', async () => {
    const response = await send(
      '/api/sign-in/hu/apple/',
      'code=c%261&state=s&user=%7B%22name%22%3A%22x%22%7D&next=//evil.example',
    )
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe(
      'https://hu.shop.example/bejelentkezes/?way=apple&code=c%261&state=s',
    )
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.headers['set-cookie']).toBeUndefined()
  })

  test.each(['/api/sign-in/de/apple/', '/api/sign-in/ro/twitter/'])(
    'a form post to %s is a 404',
    async url => {
      expect((await send(url, 'code=1')).statusCode).toBe(404)
    },
  )

  test('the form post accepts only a form, and only a small one', async () => {
    expect((await send('/api/sign-in/ro/apple/', '{}', 'application/json')).statusCode).toBe(415)
    const long = `code=${'x'.repeat(8_192)}`
    expect((await send('/api/sign-in/ro/apple/', long)).statusCode).toBe(413)
    expect((await send('/api/sign-in/ro/apple/', long.slice(0, 8_000))).statusCode).toBe(303)
  })
})
