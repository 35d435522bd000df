import { problemSchema } from '#contract/problem.ts'
import { logged } from '../logged.ts'
import { forgetCartPass, hasCartPass, saveCartToken } from './cart-pass.ts'
import { customToken } from './member-cookies.ts'

export type Gone = { readonly kind: 'signed-out' } | { readonly kind: 'unreachable' }

const patience = 10_000
const tries = 3
/** A request that outlives its page may have 64 KB including its headers. */
const maxStored = 60_000

/** Exchanges the token if there is no pass, and once more if the pass is not accepted. */
export async function within<T>(make: () => Promise<T | 'no-pass'>): Promise<T | Gone> {
  // Without the token there is no session, whatever the other cookies say.
  if (customToken() === undefined) return { kind: 'signed-out' }
  for (const isKnown of [hasCartPass(), false]) {
    const entered = isKnown ? 'entered' : await exchange()
    if (entered !== 'entered') return { kind: entered }
    const made = await make()
    if (made !== 'no-pass') return made
    forgetCartPass()
    if (!isKnown) break
  }
  return { kind: 'unreachable' }
}

/** Each use consumes a token; a refusal brings a new one while the session lives. */
async function exchange(left = tries): Promise<'entered' | Gone['kind']> {
  const token = customToken()
  if (token === undefined) return 'signed-out'
  const { status, result } = await call('/api/cart-session/', json('POST', { token }))
  if (status === 200) {
    saveCartToken()
    return 'entered'
  }
  if (status !== 401) return noticed('exchange', status)
  const isOver = codeIn(result) === 'signed-out' || customToken() === token || left <= 1
  return isOver ? 'signed-out' : exchange(left - 1)
}

export function call(path: string, init?: RequestInit) {
  return answered(fetch(path, { ...init, signal: AbortSignal.timeout(patience) }))
}

export function json(method: string, result: unknown): RequestInit {
  const body = JSON.stringify(result)
  const headers = { 'content-type': 'application/json' }
  return { method, headers, body, keepalive: body.length < maxStored }
}

/** 0 if there was no response: offline, too slow, or cut off. */
async function answered(request: Promise<Response>) {
  try {
    const response = await request
    const result: unknown = await response.json()
    return { status: response.status, result }
  } catch {
    return { status: 0, result: undefined }
  }
}

export function codeIn(result: unknown): string | undefined {
  return problemSchema.safeParse(result).data?.code
}

export function noticed(what: string, status: number): 'unreachable' {
  logged(`cart document: ${what}`, status)
  return 'unreachable'
}
