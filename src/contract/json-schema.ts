import { z } from 'zod'
import type { Schema } from './schema.ts'

/** JSON Schema 2020-12, as used by OpenAPI 3.1. */
export type JsonSchema = { readonly [key: string]: unknown }

/** The schema of a request. */
export function requestSchema(schema: Schema<unknown>): JsonSchema {
  return toJson(schema, 'input')
}

/** The schema of a response. */
export function responseSchema(schema: Schema<unknown>): JsonSchema {
  return toJson(schema, 'output')
}

function toJson(schema: Schema<unknown>, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io })
  return json
}
