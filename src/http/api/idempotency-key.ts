import type { IncomingHttpHeaders } from 'node:http'
import { idempotencyKeySchema } from '#contract/order.ts'
import { parse } from '#contract/schema.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { badRequest, type Refused } from './endpoint.ts'

const header = 'Idempotency-Key'

/** The key that gives a repeated request the first response; it is required. */
export function idempotencyKeyIn(headers: IncomingHttpHeaders): Result<string, Refused> {
  const key = parse(idempotencyKeySchema, headers['idempotency-key'])
  return key.ok ? ok(key.value) : refuse(badRequest(header, `Send an ${header}.`))
}
