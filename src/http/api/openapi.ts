import { type JsonSchema, requestSchema, responseSchema } from '#contract/json-schema.ts'
import { openApiSchema } from '#contract/openapi.ts'
import { problemSchema } from '#contract/problem.ts'
import type { Schema } from '#contract/schema.ts'
import { ok } from '#domain/result.ts'
import { type Endpoint, endpoint, type Operation } from './endpoint.ts'

/** The API's own description, generated from the endpoints; it includes itself. */
export function describedBy(operations: readonly Operation[]): Endpoint {
  const own: Endpoint = endpoint({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This description, as OpenAPI 3.1.',
    cacheControl: 'public, max-age=300',
    answer: openApiSchema,
    refuses: [],
    example: { answer: { openapi: '3.1.1', info, paths: {}, components: {} } },
    serve: async () => ok(document),
  })
  const document = {
    openapi: '3.1.1',
    info,
    paths: pathsOf([...operations, own]),
    components: { schemas: { Problem: responseSchema(problemSchema) } },
  }
  return own
}

const info = {
  title: 'Kintsu',
  version: '1',
  description: 'Money is whole minor units. Errors are problem+json with a stable code.',
}

function pathsOf(operations: readonly Operation[]) {
  return Object.fromEntries(
    [...Map.groupBy(operations, each => each.path)].map(([path, own]) => [
      path,
      Object.fromEntries(own.map(each => [each.method.toLowerCase(), operationOf(each)])),
    ]),
  )
}

function operationOf(each: Operation) {
  return {
    operationId: operationId(each),
    summary: each.summary,
    parameters: [
      ...parametersOf('path', each.params, each.example.params),
      ...parametersOf('query', each.query, each.example.query),
      ...headersOf(each.example.headers),
    ],
    ...(each.body && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: requestSchema(each.body), ...bodiesOf(each.example) },
        },
      },
    }),
    ...(each.consumes && { requestBody: { required: true, content: rawOf(each.consumes) } }),
    responses: {
      [each.status ?? 200]: {
        description: 'Done.',
        content: {
          [each.produces ?? 'application/json']: {
            schema: responseSchema(each.answer),
            example: each.example.answer,
          },
        },
      },
      ...Object.fromEntries(each.refuses.map(status => [status, problem])),
    },
  }
}

/** OpenAPI allows one example, or several named ones. */
function bodiesOf({ body, bodies }: Operation['example']) {
  return bodies
    ? {
        examples: Object.fromEntries(
          Object.entries({ usual: body, ...bodies }).map(([name, value]) => [name, { value }]),
        ),
      }
    : { example: body }
}

function rawOf(types: readonly string[]) {
  return Object.fromEntries(
    types.map(type => [type, { schema: { type: 'string', format: 'binary' } }]),
  )
}

const problem = {
  description: 'Refused; `code` says why.',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
}

/** get-streets, post-orders, get-orders-by-number */
function operationId({ method, path }: Operation) {
  const segments = path.replace(/\{(\w+)\}/g, 'by-$1').match(/[\w-]+/g) ?? []
  return [method.toLowerCase(), ...segments.slice(1)].join('-')
}

type ExampleValues = Readonly<Record<string, string>>

function parametersOf(
  location: 'path' | 'query',
  schema: Schema<unknown> | undefined,
  example: ExampleValues = {},
) {
  if (!schema) return []
  const { properties = {}, required = [] } = requestSchema(schema) as {
    properties?: Readonly<Record<string, JsonSchema>>
    required?: readonly string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: required.includes(name),
    schema: property,
    ...(example[name] !== undefined && { example: example[name] }),
  }))
}

function headersOf(headers: ExampleValues = {}) {
  return Object.entries(headers).map(([name, example]) => ({
    name,
    in: 'header',
    required: true,
    schema: { type: 'string' },
    example,
  }))
}
