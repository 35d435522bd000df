import { z } from 'zod'
import type { Schema } from './schema.ts'

/** JSON Schema 2020-12, as OpenAPI 3.1 speaks it. */
export type JsonSchema = { readonly [key: string]: unknown }

/** What a caller may send. */
export function sentSchema(schema: Schema<unknown>): JsonSchema {
  return toJson(schema, 'input')
}

/** What is answered. */
export function answeredSchema(schema: Schema<unknown>): JsonSchema {
  return toJson(schema, 'output')
}

function toJson(schema: Schema<unknown>, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io })
  return json
}
