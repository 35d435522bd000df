import type { z } from 'zod'
import { ok, type Result, refuse } from '#domain/result.ts'

/** The part of a schema that http may depend on: the value it accepts. */
export type Schema<T> = z.ZodType<T>

/** `field` is the dotted path of the first invalid part, '' for the whole value. */
export type Malformed = {
  readonly kind: 'malformed'
  readonly field: string
  readonly reason: string
}

/** Parses `unknown` into a value of the schema, or returns the first error. */
export function parse<T>(schema: Schema<T>, value: unknown): Result<T, Malformed> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return ok(parsed.data)
  const [issue] = parsed.error.issues
  const unknownKeys = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  const field = [...(issue?.path ?? []), ...unknownKeys].map(String).join('.')
  return refuse({ kind: 'malformed', field, reason: issue?.code ?? 'custom' })
}
