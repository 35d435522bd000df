import { createHash, createPublicKey, randomBytes, verify, type webcrypto } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoProviders } from '#app/demo/demo-providers.ts'
import { openSandbox, sandboxKeys } from '../support/sandbox.ts'

let sandbox: Awaited<ReturnType<typeof openSandbox>>
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.close())
beforeEach(() => sandbox.control.reset())

const redirectUri = 'http://localhost:3000/api/social/demo/'
const client = sandboxKeys.identity

type Description = Readonly<Record<string, string>>
async function described(): Promise<Description> {
  return (await fetch(`${sandbox.url}/identity/.well-known/openid-configuration`)).json()
}

function aVerifier() {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

async function addressFor(challenge: string, over: Readonly<Record<string, string>> = {}) {
  const { authorization_endpoint: endpoint = '' } = await described()
  const query = new URLSearchParams({
    client_id: client.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'state-1',
    nonce: 'nonce-1',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...over,
  })
  return `${endpoint}?${query}`
}

async function press(address: string, person: string) {
  const answer = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ person }),
  })
  return new URL(answer.headers.get('location') ?? 'http://nowhere.example')
}

async function exchange(fields: Readonly<Record<string, string>>, basic?: string) {
  const { token_endpoint: endpoint = '' } = await described()
  return fetch(endpoint, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      redirect_uri: redirectUri,
      ...(basic === undefined && {
        client_id: client.clientId,
        client_secret: client.clientSecret,
      }),
      ...fields,
    }),
    headers: basic === undefined ? {} : { authorization: `Basic ${btoa(basic)}` },
  })
}

async function aCode(person = 'alfa', over: Readonly<Record<string, string>> = {}) {
  const { verifier, challenge } = aVerifier()
  const back = await press(await addressFor(challenge, over), person)
  return { code: back.searchParams.get('code') ?? '', code_verifier: verifier }
}

type Tokens = { readonly access_token: string; readonly id_token: string; readonly scope: string }
async function tokensFor(person?: string, over?: Readonly<Record<string, string>>) {
  return (await exchange(await aCode(person, over))).json() as Promise<Tokens>
}

function claimsIn(token: string) {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
}

async function isSigned(token: string) {
  const [head = '', body = '', signature = ''] = token.split('.')
  const { kid, alg } = JSON.parse(Buffer.from(head, 'base64url').toString('utf8'))
  const { jwks_uri: address = '' } = await described()
  const { keys } = (await (await fetch(address)).json()) as {
    keys: (webcrypto.JsonWebKey & { kid: string })[]
  }
  const key = keys.find(each => each.kid === kid)
  if (alg !== 'ES256' || !key || 'd' in key) return false
  return verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: createPublicKey({ key, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
}

async function whoHas(token: string) {
  const { userinfo_endpoint: endpoint = '' } = await described()
  return fetch(endpoint, { headers: { authorization: `Bearer ${token}` } })
}

describe('the fake identity provider', () => {
  test('the provider publishes its metadata where the demo expects it', async () => {
    const { social } = demoProviders(sandboxKeys, sandbox)
    expect(social?.demo).toEqual({ issuer: `${sandbox.url}/identity`, ...client })
    expect(await described()).toMatchObject({
      issuer: `${sandbox.url}/identity`,
      code_challenge_methods_supported: ['S256'],
      id_token_signing_alg_values_supported: ['ES256'],
    })
  })

  test('the provider signs claims about the chosen person with the nonce, for this shop only', async () => {
    const { id_token: token } = await tokensFor('alfa')
    expect(await isSigned(token)).toBe(true)
    const claims = claimsIn(token)
    expect(claims).toMatchObject({
      iss: `${sandbox.url}/identity`,
      aud: client.clientId,
      sub: 'person-alfa',
      nonce: 'nonce-1',
      name: 'Alfa Demo',
      email: 'alfa@demo.example',
      email_verified: true,
    })
    expect(claims.exp - claims.iat).toBe(3600)
    expect(Math.abs(claims.iat - Date.now() / 1000)).toBeLessThan(30)
  })

  test('the provider has a person with an unverified address', async () => {
    const { id_token: token } = await tokensFor('gama')
    expect(claimsIn(token)).toMatchObject({ email: 'gama@demo.example', email_verified: false })
  })

  test('the provider returns the same claims for the access token, within the scope', async () => {
    const whole = await tokensFor('beta')
    expect(await (await whoHas(whole.access_token)).json()).toEqual({
      sub: 'person-beta',
      name: 'Beta Demo',
      email: 'beta@demo.example',
      email_verified: true,
    })
    const little = await tokensFor('beta', { scope: 'openid' })
    expect(await (await whoHas(little.access_token)).json()).toEqual({ sub: 'person-beta' })
    expect((await whoHas('made-up')).status).toBe(401)
  })

  test('the provider redirects back with code, state and issuer, or with the refusal', async () => {
    const address = await addressFor(aVerifier().challenge)
    const yes = await press(address, 'alfa')
    expect(yes.origin + yes.pathname).toBe(redirectUri)
    expect(yes.searchParams.get('state')).toBe('state-1')
    expect(yes.searchParams.get('iss')).toBe(`${sandbox.url}/identity`)
    const no = await press(address, 'refuse')
    expect([no.searchParams.get('error'), no.searchParams.get('state')]).toEqual([
      'access_denied',
      'state-1',
    ])
    expect(no.searchParams.has('code')).toBe(false)
  })

  test('the provider records its requests in the journal', async () => {
    await tokensFor('alfa')
    const calls = await sandbox.control.journal({ provider: 'identity', kind: 'call' })
    expect(calls.map(entry => ('path' in entry ? entry.path.split('?')[0] : ''))).toEqual(
      expect.arrayContaining(['/identity/authorize', '/identity/token']),
    )
  })
})

describe('the page of persons', () => {
  test.each([
    ['ro', 'Continuă ca Alfa Demo', 'adresă neconfirmată'],
    ['bg-BG', 'Продължи като Alfa Demo', 'непотвърден адрес'],
    ['hu', 'Folytatás Alfa Demo néven', 'meg nem erősített cím'],
    ['de el', 'Συνέχεια ως Alfa Demo', 'μη επιβεβαιωμένη διεύθυνση'],
  ])('the page for %s says "%s"', async (locales, text, unverified) => {
    const address = await addressFor(aVerifier().challenge, { ui_locales: locales })
    const page = await (await fetch(address)).text()
    expect(page).toContain(text)
    expect(page).toContain(unverified)
  })

  test('the page can choose a person automatically', async () => {
    const address = await addressFor(aVerifier().challenge)
    const answer = await fetch(`${address}&auto=beta`, { redirect: 'manual' })
    expect(answer.headers.get('location')).toContain(`${redirectUri}?code=`)
  })
})

describe('an invalid request', () => {
  test.each([
    ['another client', { client_id: 'somebody' }],
    ['a stranger’s address', { redirect_uri: 'https://evil.test/' }],
    ['an address that only looks near', { redirect_uri: 'https://localhost.evil.test/' }],
    ['no address', { redirect_uri: '' }],
    ['a script', { redirect_uri: 'javascript:alert(1)//localhost' }],
  ])('a request with %s is not redirected', async (_name, over) => {
    const address = await addressFor(aVerifier().challenge, over)
    const answer = await fetch(`${address}&auto=alfa`, { redirect: 'manual' })
    expect(answer.status).toBe(400)
    expect(answer.headers.get('location')).toBeNull()
  })

  test.each([
    ['response_type', 'token', 'unsupported_response_type'],
    ['scope', 'email', 'invalid_scope'],
    ['code_challenge_method', 'plain', 'invalid_request'],
    ['code_challenge', '', 'invalid_request'],
  ])('a request with %s=%s is redirected with the error %s', async (name, value, error) => {
    const back = await press(await addressFor(aVerifier().challenge, { [name]: value }), 'alfa')
    expect(back.searchParams.get('error')).toBe(error)
    expect(back.searchParams.get('state')).toBe('state-1')
  })

  test.each([
    ['another verifier', { code_verifier: 'a'.repeat(43) }, 400, 'invalid_grant'],
    ['no verifier', { code_verifier: '' }, 400, 'invalid_grant'],
    ['another address', { redirect_uri: 'http://localhost:3000/' }, 400, 'invalid_grant'],
    ['a made-up code', { code: 'x' }, 400, 'invalid_grant'],
    ['another secret', { client_secret: 'x' }, 401, 'invalid_client'],
    ['another grant', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
  ])('a token request with %s is refused', async (_name, over, status, error) => {
    const answer = await exchange({ ...(await aCode()), ...over })
    expect([answer.status, await answer.json()]).toEqual([status, { error }])
  })

  test('a code used twice is refused, and its first token is revoked', async () => {
    const authorized = await aCode()
    const { access_token: token } = (await (await exchange(authorized)).json()) as Tokens
    expect((await whoHas(token)).status).toBe(200)
    expect((await exchange(authorized)).status).toBe(400)
    expect((await whoHas(token)).status).toBe(401)
  })

  test('a code is valid for a minute, a token for an hour', async () => {
    const [inTime, late] = [await aCode(), await aCode()]
    await sandbox.control.advance(50_000)
    const { access_token: token } = (await (await exchange(inTime)).json()) as Tokens
    await sandbox.control.advance(10_000)
    expect((await exchange(late)).status).toBe(400)
    await sandbox.control.advance(3600_000 - 30_000)
    expect((await whoHas(token)).status).toBe(200)
    await sandbox.control.advance(30_000)
    expect((await whoHas(token)).status).toBe(401)
  })

  test('the shop may also authenticate by a Basic header, but not by a wrong one', async () => {
    const { clientId, clientSecret } = client
    expect((await exchange(await aCode(), `${clientId}:${clientSecret}`)).status).toBe(200)
    expect((await exchange(await aCode(), `${clientId}:%zz`)).status).toBe(401)
  })

  test('a scenario simulates a failure of the provider', async () => {
    await sandbox.control.scenario(
      { provider: 'identity' },
      { kind: 'respond', at: 'sign-in', status: 503 },
    )
    const authorized = await aCode()
    expect((await exchange(authorized)).status).toBe(503)
    expect((await exchange(authorized)).status).toBe(200)
  })
})
