import type { FastifyRequest } from 'fastify'
import type { Answer } from '../answer-call.ts'
import type { World } from '../world.ts'
import { otherBody } from './stripe-errors.ts'

type StoredAnswer = { readonly request: string; readonly answer: Answer }

/** A repeated request with the same key and body gets the first response; error responses are not stored. */
export async function idempotent(
  world: World,
  { headers, method, url, body }: FastifyRequest,
  work: () => Answer | Promise<Answer>,
): Promise<Answer> {
  const key = headers['idempotency-key']
  if (typeof key !== 'string') return work()
  const request = `${method} ${url} ${String(body ?? '')}`
  const answers = world.table<StoredAnswer>('stripe-answers')
  const stored = answers.get(key)
  if (stored?.request === request)
    return { ...stored.answer, headers: { 'idempotent-replayed': 'true' } }
  if (stored) return otherBody
  const answer = await work()
  if ((answer.status ?? 200) < 400) answers.set(key, { request, answer })
  return answer
}
