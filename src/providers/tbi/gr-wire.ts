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
  const json = {
    'content-type': 'application/json',
    'ocp-apim-subscription-key': login.subscriptionKey,
  }
  const signIn = signInWith(baseUrl, json, login)
  let token: string | undefined
  const ask = async (
    request: Omit<Call, 'url' | 'headers'>,
    path: string,
  ): Promise<Result<Fields, ProviderFailure>> => {
    const known = token
    const signedIn = known === undefined ? await askForToken(call, signIn) : ok(known)
    if (!signedIn.ok) return signedIn
    token = signedIn.value
    const headers = { ...json, authorizationtoken: token }
    const answered = await call({ ...request, url: baseUrl + path, headers })
    if (answered.ok) return readJson(answered.value, fieldsOf)
    if (answered.refusal.kind !== 'unauthorized') return answered
    token = undefined
    return known === undefined ? answered : ask(request, path)
  }
  return {
    apply: application =>
      ask(
        { method: 'POST', body: JSON.stringify(application), isRepeatable: false },
        grPaths.apply,
      ),
    status: reference =>
      ask(
        { method: 'GET', isRepeatable: true },
        `${grPaths.apply}/${encodeURIComponent(reference)}`,
      ),
  }
}

async function askForToken(call: Caller, signIn: Call): Promise<Result<string, ProviderFailure>> {
  const answered = await call(signIn)
  return answered.ok
    ? readJson(answered.value, value => textIn(fieldsOf(value), 'token'))
    : answered
}

function signInWith(
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
