import { problemSchema } from '#contract/problem.ts'
import { logWarning } from '../logged.ts'
import { forgetCartPass, hasCartPass, saveCartPass } from './cart-pass.ts'
import { customToken } from './member-cookies.ts'

export type Failure = { readonly kind: 'signed-out' } | { readonly kind: 'unreachable' }

const timeoutMs = 10_000
const maxAttempts = 3
/** A request that outlives its page may have 64 KB including its headers. */
const maxKeepaliveLength = 60_000

/** Exchanges the token if there is no pass, and once more if the pass is not accepted. */
export async function withPass<T>(request: () => Promise<T | 'no-pass'>): Promise<T | Failure> {
  // Without the token there is no session, whatever the other cookies say.
  if (customToken() === undefined) return { kind: 'signed-out' }
  for (const isKnown of [hasCartPass(), false]) {
    const entered = isKnown ? 'entered' : await exchange()
    if (entered !== 'entered') return { kind: entered }
    const outcome = await request()
    if (outcome !== 'no-pass') return outcome
    forgetCartPass()
    if (!isKnown) break
  }
  return { kind: 'unreachable' }
}

/** Each use consumes a token; a refusal brings a new one while the session lives. */
async function exchange(attemptsLeft = maxAttempts): Promise<'entered' | Failure['kind']> {
  const token = customToken()
  if (token === undefined) return 'signed-out'
  const { status, body } = await call('/api/cart-session/', json('POST', { token }))
  if (status === 200) {
    saveCartPass()
    return 'entered'
  }
  if (status !== 401) return logFailure('exchange', status)
  const isOver = codeIn(body) === 'signed-out' || customToken() === token || attemptsLeft <= 1
  return isOver ? 'signed-out' : exchange(attemptsLeft - 1)
}

export function call(path: string, init?: RequestInit) {
  return readResponse(fetch(path, { ...init, signal: AbortSignal.timeout(timeoutMs) }))
}

export function json(method: string, value: unknown): RequestInit {
  const body = JSON.stringify(value)
  const headers = { 'content-type': 'application/json' }
  return { method, headers, body, keepalive: body.length < maxKeepaliveLength }
}

/** 0 if there was no response: offline, too slow, or cut off. */
async function readResponse(request: Promise<Response>) {
  try {
    const response = await request
    const body: unknown = await response.json()
    return { status: response.status, body }
  } catch {
    return { status: 0, body: undefined }
  }
}

export function codeIn(body: unknown): string | undefined {
  return problemSchema.safeParse(body).data?.code
}

export function logFailure(what: string, status: number): 'unreachable' {
  logWarning(`cart document: ${what}`, status)
  return 'unreachable'
}
