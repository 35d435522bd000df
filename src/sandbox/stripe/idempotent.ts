import type { FastifyRequest } from 'fastify'
import type { Answer } from '../answer-call.ts'
import type { World } from '../world.ts'
import { otherBody } from './stripe-errors.ts'

type Given = { readonly request: string; readonly answer: Answer }

/** A repeated request with the same key and body gets the first response; error responses are not stored. */
export async function idempotent(
  world: World,
  { headers, method, url, body }: FastifyRequest,
  work: () => Answer | Promise<Answer>,
): Promise<Answer> {
  const key = headers['idempotency-key']
  if (typeof key !== 'string') return work()
  const request = `${method} ${url} ${String(body ?? '')}`
  const given = world.table<Given>('stripe-answers')
  const before = given.get(key)
  if (before?.request === request)
    return { ...before.answer, headers: { 'idempotent-replayed': 'true' } }
  if (before) return otherBody
  const answer = await work()
  if ((answer.status ?? 200) < 400) given.set(key, { request, answer })
  return answer
}
