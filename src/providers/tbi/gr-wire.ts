import { ok, type Result } from '#domain/result.ts'
import { createBreaker } from '../breaker.ts'
import { type Call, type Caller, createCaller, type Patience, readJson } from '../call.ts'
import type { ProviderFailure } from '../failure.ts'
import { type Fields, fieldsOf, textIn } from '../read-fields.ts'

export type GrLogin = {
  readonly baseUrl: string
  readonly username: string
  readonly password: string
  readonly subscriptionKey: string
  readonly patience?: Patience
}

/** Not confirmed: the status path. */
const grPaths = { signIn: '/User/authorize', apply: '/Application' }

export type GrWire = {
  readonly apply: (application: Fields) => Promise<Result<Fields, ProviderFailure>>
  readonly status: (reference: string) => Promise<Result<Fields, ProviderFailure>>
}

/** A token is used until it is rejected; then a new one is requested, once (providers.md, TBI Greece). */
export function createGrWire({ baseUrl, patience, ...login }: GrLogin): GrWire {
  const call = createCaller({ breaker: createBreaker(), ...patience })
  const jsonHeaders = {
    'content-type': 'application/json',
    'ocp-apim-subscription-key': login.subscriptionKey,
  }
  const signInCall = signInCallOf(baseUrl, jsonHeaders, login)
  let token: string | undefined
  const callWithToken = async (
    request: Omit<Call, 'url' | 'headers'>,
    path: string,
  ): Promise<Result<Fields, ProviderFailure>> => {
    const cachedToken = token
    const tokenResult =
      cachedToken === undefined ? await requestToken(call, signInCall) : ok(cachedToken)
    if (!tokenResult.ok) return tokenResult
    token = tokenResult.value
    const headers = { ...jsonHeaders, authorizationtoken: token }
    const response = await call({ ...request, url: baseUrl + path, headers })
    if (response.ok) return readJson(response.value, fieldsOf)
    if (response.refusal.kind !== 'unauthorized') return response
    token = undefined
    return cachedToken === undefined ? response : callWithToken(request, path)
  }
  return {
    apply: application =>
      callWithToken(
        { method: 'POST', body: JSON.stringify(application), isRepeatable: false },
        grPaths.apply,
      ),
    status: reference =>
      callWithToken(
        { method: 'GET', isRepeatable: true },
        `${grPaths.apply}/${encodeURIComponent(reference)}`,
      ),
  }
}

async function requestToken(
  call: Caller,
  signInCall: Call,
): Promise<Result<string, ProviderFailure>> {
  const response = await call(signInCall)
  return response.ok
    ? readJson(response.value, value => textIn(fieldsOf(value), 'token'))
    : response
}

function signInCallOf(
  baseUrl: string,
  headers: Readonly<Record<string, string>>,
  { username, password }: Pick<GrLogin, 'username' | 'password'>,
): Call {
  return {
    method: 'POST',
    url: baseUrl + grPaths.signIn,
    headers,
    body: JSON.stringify({ username, password }),
    isRepeatable: true,
  }
}
