import { ok, type Result, refuse } from '#domain/result.ts'
import { type Call, type ProviderResponse, readJson } from '../call.ts'
import type { CarrierLink } from '../delivery/carrier-link.ts'
import { fieldsOf, textOf } from '../delivery/read.ts'
import type { ProviderFailure } from '../failure.ts'

export type SamedayLogin = { readonly username: string; readonly password: string }

type Token = { readonly value: string; readonly until: number }

export type SamedayHeaders = { readonly 'X-AUTH-TOKEN': string }

export type SamedaySession = {
  readonly call: (
    call: Omit<Call, 'url' | 'headers'> & { readonly path: string },
  ) => Promise<Result<ProviderResponse, ProviderFailure>>
  /** Makes a call that needs a token, and repeats it with a new one if the first was refused. */
  readonly signed: <T>(
    work: (headers: SamedayHeaders) => Promise<Result<T, ProviderFailure>>,
  ) => Promise<Result<T, ProviderFailure>>
}

/**
 * A token is requested with user and password, cached until it expires, and requested again when it is refused
 * (providers.md "Delivery").
 */
export function createSamedaySession(
  link: CarrierLink,
  login: SamedayLogin,
  now: () => number = Date.now,
): SamedaySession {
  let cached: Token | undefined
  let requesting: Promise<Result<Token, ProviderFailure>> | undefined

  const token = async (): Promise<Result<Token, ProviderFailure>> => {
    if (cached && now() < cached.until) return ok(cached)
    // Concurrent calls share one authentication.
    requesting ??= authenticate(link, login, now()).finally(() => {
      requesting = undefined
    })
    const result = await requesting
    if (result.ok) cached = result.value
    return result
  }

  const signed: SamedaySession['signed'] = async work => {
    const first = await token()
    if (!first.ok) return first
    const result = await work({ 'X-AUTH-TOKEN': first.value.value })
    if (result.ok || result.refusal.kind !== 'unauthorized') return result
    if (cached?.value === first.value.value) cached = undefined
    const second = await token()
    return second.ok ? work({ 'X-AUTH-TOKEN': second.value.value }) : second
  }

  return {
    signed,
    call: ({ path, ...call }) =>
      signed(headers =>
        link.call({
          ...call,
          url: `${link.baseUrl}${path}`,
          headers: {
            ...headers,
            accept: 'application/json',
            ...(call.body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
          },
        }),
      ),
  }
}

async function authenticate(
  { call, baseUrl }: CarrierLink,
  { username, password }: SamedayLogin,
  now: number,
): Promise<Result<Token, ProviderFailure>> {
  const response = await call({
    method: 'POST',
    url: `${baseUrl}/api/authenticate`,
    headers: { 'X-Auth-Username': username, 'X-Auth-Password': password },
    isRepeatable: true,
  })
  if (!response.ok) return response
  const parsed = readJson(response.value, value => tokenOf(value, now))
  return parsed.ok ? parsed : refuse(parsed.refusal)
}

const shortestLifeMs = 60_000

/** `expire_at` has no time zone; if it is misread by a few hours, the refused token is replaced anyway. */
function tokenOf(value: unknown, now: number): Token | undefined {
  const fields = fieldsOf(value)
  const token = textOf(fields?.token)
  const expiresAt = Date.parse(`${textOf(fields?.expire_at)?.replace(' ', 'T')}Z`)
  if (token === undefined) return undefined
  return { value: token, until: Number.isNaN(expiresAt) ? now + shortestLifeMs : expiresAt }
}
