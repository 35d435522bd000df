import { challengeSchema } from '#contract/captcha.ts'
import { ok } from '#domain/result.ts'
import { endpoint } from './endpoint.ts'

export const captchaEndpoint = endpoint({
  method: 'GET',
  path: '/api/captcha/',
  summary:
    'A puzzle for the browser to solve in ten minutes; a form sends challenge and solution back as base64 of their JSON, once.',
  answer: challengeSchema,
  refuses: [429],
  example: {
    answer: {
      parameters: {
        algorithm: 'PBKDF2/SHA-256',
        cost: 2000,
        expiresAt: 1795255800,
        keyLength: 32,
        keyPrefix: '3f2c9d0a7be4415586d1f06a2c77e9b0',
        keySignature: '5d1a7c0e93b84f26a1d07be2f4c6589011aa73d2c9e84b605f13d7a86c2e90b4',
        nonce: '9b1f4c7a02de4836b5a1c7e93f60d824',
        salt: '04c8e1b72a9f4d63801ed5b7f2c3a69e',
      },
      signature: 'c2b7f1e09a634d58b0e7a1c4f93d26587be40d91a5c83f6e20d7b4916a8ce35f',
    },
  },
  serve: async ({ ctx }) => ok(await ctx.captcha.challenge()),
})
