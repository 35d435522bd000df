import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { challengeSchema } from '#contract/captcha.ts'
import { captchaEndpoint } from '#http/api/captcha.ts'
import { serveEndpoints } from '#http/api/serve.ts'
import { answerProblems } from '#http/problem.ts'
import { createCaptcha } from '#providers/captcha/captcha.ts'
import type { Context } from '#services/context.ts'
import { basesOn } from '#test/support/bases.ts'
import { memorySolutions } from '#test/support/memory-solutions.ts'

const bases = basesOn('https://shop.example')

const made = createCaptcha({ secret: 'a secret of this test', used: memorySolutions() })
const app = Fastify()

beforeAll(async () => {
  const ctx: Partial<Context> = { captcha: made }
  answerProblems(app)
  await app.register(api =>
    serveEndpoints(api, [captchaEndpoint], { ctx: ctx as Context, bases, ordersPerMinute: 20 }),
  )
})

afterAll(() => app.close())

test('a captcha has the specified form, is never cached, and differs each time', async () => {
  const responses = await Promise.all([app.inject('/api/captcha/'), app.inject('/api/captcha/')])
  const signatures = responses.map(response => {
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    return challengeSchema.parse(response.json()).signature
  })
  expect(new Set(signatures).size).toBe(2)
})

test('a captcha solved from its API fields is accepted once', async () => {
  const challenge = (await app.inject('/api/captcha/')).json<Challenge>()
  const solution = await solveChallenge({ challenge, deriveKey })
  const payload = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  expect(await made.verify(payload)).toBe(true)
  expect(await made.verify(payload)).toBe(false)
})

test('a captcha can only be read: another method is answered 405', async () => {
  const answer = await app.inject({ method: 'POST', url: '/api/captcha/', body: {} })
  expect(answer.statusCode).toBe(405)
})
