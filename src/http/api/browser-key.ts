import type { IncomingHttpHeaders } from 'node:http'
import { browserKeySchema } from '#contract/order.ts'
import { parse } from '#contract/schema.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { badRequest, type Refused } from './endpoint.ts'

/** The key is optional: a client that does not send it is assumed to have no second tab. */
export function browserKeyIn(headers: IncomingHttpHeaders): Result<string | undefined, Refused> {
  const sent = headers['browser-key']
  if (sent === undefined) return ok(undefined)
  const key = parse(browserKeySchema, sent)
  return key.ok ? ok(key.value) : refuse(badRequest('Browser-Key'))
}
