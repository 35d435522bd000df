import type { FastifyInstance } from 'fastify'
import { type Answer, answerCall } from '../answer-call.ts'
import type { Fake } from '../fake.ts'
import { languages } from '../payments.ts'
import type { World } from '../world.ts'
import { addAuthorize } from './authorize.ts'
import { addExchange } from './exchange.ts'
import { issuerOf, provider, tokensOf } from './identity-tables.ts'
import { claimsOf, personCalled } from './persons.ts'
import { createSigningKey, type SigningKey } from './signing-key.ts'

/** An OpenID Connect identity provider with a few made-up persons (orders.md, Identity). */
export const identityFake: Fake = {
  prefix: '/identity',
  register: (app, world) => {
    const key = createSigningKey()
    addDescription(app, world, key)
    addAuthorize(app, world)
    addExchange(app, world, key)
    addUserInfo(app, world)
  },
}

function addDescription(app: FastifyInstance, world: World, { jwks }: SigningKey) {
  app.get('/.well-known/openid-configuration', (request, reply) =>
    answerCall(world, { provider, point: 'start' }, request, reply, () => ({
      body: description(issuerOf(world)),
    })),
  )
  app.get('/jwks', (request, reply) =>
    answerCall(world, { provider, point: 'terms' }, request, reply, () => ({ body: jwks })),
  )
}

function description(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code'],
    subject_types_supported: ['public'],
    scopes_supported: ['openid', 'email', 'profile'],
    claims_supported: [
      'iss',
      'sub',
      'aud',
      'exp',
      'iat',
      'nonce',
      'email',
      'email_verified',
      'name',
    ],
    id_token_signing_alg_values_supported: ['ES256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    ui_locales_supported: languages,
  }
}

function addUserInfo(app: FastifyInstance, world: World) {
  return app.route({
    method: ['GET', 'POST'],
    url: '/userinfo',
    handler: (request, reply) => {
      const accessToken = request.headers.authorization?.replace(/^Bearer /i, '') ?? ''
      const token = tokensOf(world).get(accessToken)
      const person = personCalled(token?.personId)
      const call = { provider, point: 'status', ...(person && { email: person.email }) } as const
      return answerCall(world, call, request, reply, () =>
        token && person && token.until > world.clock.now()
          ? { headers: { 'cache-control': 'no-store' }, body: claimsOf(person, token.scope) }
          : refused,
      )
    },
  })
}

const refused: Answer = {
  status: 401,
  headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  body: { error: 'invalid_token' },
}
