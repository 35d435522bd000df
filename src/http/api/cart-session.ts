import { cartSessionRequestSchema, cartSessionSchema } from '#contract/cart-session.ts'
import { ok, refuse } from '#domain/result.ts'
import { type ExchangeRefusal, exchangeToken } from '#services/cloud/exchange-token.ts'
import { cartOwner } from '#services/cloud/owner.ts'
import { endpoint, type Refused } from './endpoint.ts'
import { exampleOwner } from './example-document.ts'

export const cartSessionEndpoint = endpoint({
  method: 'POST',
  path: '/api/cart-session/',
  summary:
    'Exchanges the custom token of a signed-in browser, used once, for an hour with its carts; a new token comes as a cookie.',
  access: 'member',
  body: cartSessionRequestSchema,
  answer: cartSessionSchema,
  refuses: [400, 401, 403, 413, 415, 429, 503],
  example: {
    body: { token: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJhdWQiOiJjYXJ0In0.c2lnbmF0dXJl' },
    answer: { owner: exampleOwner },
  },
  serve: async ({ ctx, member, body, setCookies }) => {
    const exchanged = await exchangeToken(ctx, member, body.token)
    if (!exchanged.ok) return refuse(refusedOf(exchanged.refusal))
    setCookies(exchanged.value.cookies)
    return ok({ owner: cartOwner(ctx, member.userId) })
  },
})

function refusedOf(refusal: ExchangeRefusal): Refused {
  const { kind } = refusal
  switch (kind) {
    case 'token-invalid':
      return { status: 401, code: kind, title: 'This is no custom token of this session.' }
    case 'token-used':
    case 'token-expired':
      return {
        status: 401,
        code: kind,
        title: 'This custom token is spent; a new one comes with this answer.',
        cookies: refusal.cookies,
      }
  }
}
