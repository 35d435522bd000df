import type { FastifyRequest } from 'fastify'
import type { Problem } from '#contract/problem.ts'
import { parse, type Schema } from '#contract/schema.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Shop } from '../shop.ts'

/** An expected "no" on its way out, with its status and stable code. */
export type Refused = Omit<Problem, 'type' | 'requestId'>

/** A request whose parts have come through their schemas. `request` is for headers only. */
export type Asked<Params, Query, Body> = {
  readonly shop: Shop
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly request: FastifyRequest
}

type Described = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** As OpenAPI writes it: /api/products/{productId}/ */
  readonly path: string
  readonly summary: string
  /** Of success; 200 unless told. */
  readonly status?: 200 | 201
  /** Of success; never kept unless told. */
  readonly cacheControl?: string
  /** Counted against the orders a client may place in a minute; a payment page asks more often. */
  readonly limit?: 'orders' | 'payments'
  /** For whoever has the office's token; anybody unless told. */
  readonly access?: 'staff'
  /** Statuses of the problems it may answer with. */
  readonly refuses: readonly number[]
  /** One call as it is sent, and what is answered. */
  readonly example: {
    readonly params?: Readonly<Record<string, string>>
    readonly query?: Readonly<Record<string, string>>
    readonly headers?: Readonly<Record<string, string>>
    readonly body?: unknown
    readonly answer: unknown
  }
}

type Definition<Answer, Params, Query, Body> = Described & {
  readonly params?: Schema<Params>
  readonly query?: Schema<Query>
  /** A strict object: unknown keys are refused. */
  readonly body?: Schema<Body>
  readonly answer: Schema<Answer>
  readonly example: { readonly answer: Answer }
  readonly serve: (asked: Asked<Params, Query, Body>) => Promise<Result<Answer, Refused>>
}

/** One operation of the API, its description and its work in one place: routes and OpenAPI are both made of it. */
export type Endpoint = Described & {
  readonly params?: Schema<unknown>
  readonly query?: Schema<unknown>
  readonly body?: Schema<unknown>
  readonly answer: Schema<unknown>
  readonly run: (shop: Shop, request: FastifyRequest) => Promise<Result<unknown, Refused>>
}

export const endpoint = <Answer, Params = undefined, Query = undefined, Body = undefined>(
  definition: Definition<Answer, Params, Query, Body>,
): Endpoint => {
  const { serve, ...described } = definition
  const run: Endpoint['run'] = async (shop, request) => {
    const params = read(definition.params, request.params)
    if (!params.ok) return refuse(notFound)
    const repeated = repeatedKey(request.query)
    if (repeated !== undefined) return refuse(badRequest(repeated, 'Send each parameter once.'))
    const query = read(definition.query, request.query)
    if (!query.ok) return refuse(badRequest(query.refusal.field))
    const body = read(definition.body, request.body)
    if (!body.ok) return refuse(badRequest(body.refusal.field))
    return serve({ shop, params: params.value, query: query.value, body: body.value, request })
  }
  return { ...described, run }
}

export const notFound: Refused = {
  status: 404,
  code: 'not-found',
  title: 'There is nothing at this address.',
}

/** 400 with the field at fault, where it is one field. */
export const badRequest = (field: string, title = 'The request cannot be read.'): Refused => ({
  status: 400,
  code: 'bad-request',
  title,
  ...(field !== '' && { field }),
})

const read = <T>(schema: Schema<T> | undefined, value: unknown) =>
  // Without a schema T is undefined: there is nothing to read.
  schema ? parse(schema, value) : ok(undefined as T)

/** quality.md "Attacks": repeated parameters are a 400, known or not. */
const repeatedKey = (query: unknown): string | undefined =>
  Object.entries(query ?? {}).find(([, value]) => Array.isArray(value))?.[0]
