import { createHash, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type Answer, answerCall } from '../answer-call.ts'
import { type FormTree, readForm, textIn } from '../form.ts'
import type { World } from '../world.ts'
import { type Code, codesOf, issuerOf, provider, tokensOf } from './identity-tables.ts'
import { claimsOf, personCalled } from './persons.ts'
import type { SigningKey } from './signing-key.ts'

const tokenLifeSeconds = 3600

/** Exchanges a code for tokens, once, for the shop that requested it (RFC 6749 4.1.3, RFC 7636). */
export function addExchange(app: FastifyInstance, world: World, key: SigningKey) {
  return app.post('/token', (request, reply) => {
    const form = readForm(request.body)
    const code = textIn(form, 'code') ?? ''
    const found = codesOf(world).get(code)
    const email = personCalled(found?.personId)?.email
    const call = { provider, point: 'sign-in', ...(email && { email }) } as const
    return answerCall(world, call, request, reply, () => {
      if (!isTheShop(world, form, request.headers.authorization)) return refusedClient
      if (textIn(form, 'grant_type') !== 'authorization_code')
        return refused('unsupported_grant_type')
      if (!found || !isRedeemable(found, form, world.clock.now())) return refused('invalid_grant')
      if (found.accessToken === undefined) return tokensFor(world, key, code, found)
      // A code used twice was intercepted: the tokens it gave are revoked (RFC 6749 4.1.2).
      const issued = tokensOf(world).get(found.accessToken)
      if (issued) tokensOf(world).set(found.accessToken, { ...issued, until: 0 })
      return refused('invalid_grant')
    })
  })
}

function refused(error: string): Answer {
  return { status: 400, headers: noStore, body: { error } }
}

const noStore = { 'cache-control': 'no-store' }

const refusedClient: Answer = {
  status: 401,
  headers: { ...noStore, 'www-authenticate': 'Basic realm="identity"' },
  body: { error: 'invalid_client' },
}

function isTheShop(world: World, form: FormTree, authorization = ''): boolean {
  const { clientId, clientSecret } = world.keys.identity
  const basic = Buffer.from(authorization.replace(/^Basic /i, ''), 'base64').toString('utf8')
  const credentials =
    authorization === ''
      ? [textIn(form, 'client_id'), textIn(form, 'client_secret')]
      : basic.split(':')
  return credentials[0] === clientId && credentials[1] === clientSecret
}

function isRedeemable({ redirectUri, codeChallenge, until }: Code, form: FormTree, now: number) {
  return (
    until > now &&
    textIn(form, 'redirect_uri') === redirectUri &&
    createHash('sha256')
      .update(textIn(form, 'code_verifier') ?? '')
      .digest('base64url') === codeChallenge
  )
}

function tokensFor(world: World, key: SigningKey, code: string, found: Code): Answer {
  const { personId, scope, nonce } = found
  const person = personCalled(personId)
  if (!person) return refused('invalid_grant')
  const accessToken = randomUUID()
  const now = world.clock.now()
  const iat = Math.floor(now / 1000)
  tokensOf(world).set(accessToken, { personId, scope, until: now + tokenLifeSeconds * 1000 })
  codesOf(world).set(code, { ...found, accessToken })
  const idToken = key.token({
    iss: issuerOf(world),
    aud: world.keys.identity.clientId,
    iat,
    auth_time: iat,
    exp: iat + tokenLifeSeconds,
    ...claimsOf(person, scope),
    ...(nonce && { nonce }),
  })
  return {
    headers: noStore,
    body: {
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: tokenLifeSeconds,
      id_token: idToken,
      scope,
    },
  }
}
