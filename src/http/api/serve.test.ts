import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Member } from '#domain/identity/member.ts'
import { ok, refuse } from '#domain/result.ts'
import { basesOn } from '#test/support/bases.ts'
import { testContext } from '#test/support/test-context.ts'
import { type Endpoint, endpoint } from './endpoint.ts'
import { serveEndpoints } from './serve.ts'

const member: Member = {
  userId: 'u',
  sessionId: 's',
  name: 'Membru Încercat',
  email: 'membru@exemplu.ro',
  isEmailVerified: true,
  phone: undefined,
  market: 'ro',
}

const described = { method: 'GET', summary: '', answer: z.unknown(), refuses: [401] } as const

const ownEndpoint = endpoint({
  ...described,
  path: '/api/own/',
  access: 'member',
  example: { answer: {} },
  serve: async ({ member: { userId }, setCookies }) => {
    setCookies(['a=1; Path=/', 'b=2; Path=/'])
    return ok({ userId })
  },
})

const openEndpoint = endpoint({
  ...described,
  path: '/api/open/',
  example: { answer: {} },
  serve: async ({ member: nobody, setCookies }) => {
    setCookies(['c=3; Path=/'])
    return nobody === undefined ? refuse({ status: 409, code: 'no', title: 'No.' }) : ok('somebody')
  },
})

const bases = { ...basesOn('https://shop.example'), hu: 'https://hu.shop.example' }

async function send(url: string, headers: Readonly<Record<string, string>>) {
  const app = Fastify()
  const now = new Date('2026-11-21T10:00:00Z')
  const ctx = testContext({
    accounts: {
      hasSessionCookie: cookie => cookie.startsWith('session='),
      sessionOf: async cookie =>
        cookie === 'session=live' ? { member, lastSeenAt: now } : undefined,
      signOut: async () => ['session=; Max-Age=0'],
    },
    cookies: { forgotten: () => [] },
    clock: () => now,
  })
  const endpoints: readonly Endpoint[] = [ownEndpoint, openEndpoint]
  await app.register(api => serveEndpoints(api, endpoints, { ctx, bases, ordersPerMinute: 9 }))
  return app.inject({ url, headers })
}

describe('An endpoint for members', () => {
  test('a members’ endpoint knows the requester, and sets cookies', async () => {
    const response = await send('/api/own/', { cookie: 'session=live' })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ userId: 'u' })
    expect(response.headers['set-cookie']).toEqual(['a=1; Path=/', 'b=2; Path=/'])
    expect(response.headers['cache-control']).toBe('no-store')
  })

  test('a members’ endpoint answers a visitor 401, and sets no cookies', async () => {
    const response = await send('/api/own/', {})
    expect(response.statusCode).toBe(401)
    expect(response.json()).toMatchObject({ code: 'signed-out' })
    expect(response.headers['set-cookie']).toBeUndefined()
  })

  test('a members’ endpoint answers an ended session 401, and clears its cookies', async () => {
    const response = await send('/api/own/', { cookie: 'session=dead' })
    expect(response.statusCode).toBe(401)
    expect(response.json()).toMatchObject({ code: 'signed-out' })
    expect(response.headers['set-cookie']).toEqual(['session=; Max-Age=0'])
  })
})

test('An endpoint for everyone has no member; its cookies are sent with a refusal, too', async () => {
  const response = await send('/api/open/', { cookie: 'session=live' })
  expect(response.statusCode).toBe(409)
  expect(response.headers['set-cookie']).toEqual(['c=3; Path=/'])
})
