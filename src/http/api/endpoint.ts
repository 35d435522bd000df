import type { FastifyRequest } from 'fastify'
import type { Problem } from '#contract/problem.ts'
import { parse, type Schema } from '#contract/schema.ts'
import type { Member } from '#domain/identity/member.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Context } from '#services/context.ts'

/** An expected refusal as it is sent, with its status and stable code; `cookies` are complete Set-Cookie lines. */
export type Refused = Omit<Problem, 'type' | 'requestId'> & { readonly cookies?: readonly string[] }

/** Complete Set-Cookie lines, sent with any response. */
export type SetCookies = (lines: readonly string[]) => void

/** The signed-in member, and the way to send cookies. */
type Admitted = { readonly member: Member | undefined; readonly setCookies: SetCookies }

/** Who may call an endpoint: staff with the office token, or signed-in members. */
type Access = 'staff' | 'member'

/**
 * A request whose parts have passed their schemas. `request` is for headers only; `member` is set only on endpoints for
 * members.
 */
export type EndpointRequest<Params, Query, Body, Who extends Access | undefined = undefined> = {
  readonly member: Who extends 'member' ? Member : undefined
  readonly ctx: Context
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly request: FastifyRequest
  readonly setCookies: SetCookies
}

type Described = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** In OpenAPI notation: /api/products/{productId}/ */
  readonly path: string
  readonly summary: string
  /** Of a successful response; default: 200. */
  readonly status?: 200 | 201
  /** Of a successful response; default: not cached. */
  readonly cacheControl?: string
  /** Requests a client may send to this route per minute: as many as orders, or as often as payment pages poll. */
  readonly limit?: 'orders' | 'payments'
  /** For staff with the office token, or for signed-in members; default: everyone. */
  readonly access?: Access
  /** The maximum size of the body, if it is below the general limit. */
  readonly mostBytes?: number
  /** The content types of a body that is not JSON. */
  readonly consumes?: readonly string[]
  /** The content type of a successful response; default: JSON. */
  readonly produces?: 'text/event-stream'
  /** The statuses of the problems it may respond with. */
  readonly refuses: readonly number[]
  /** An example request with its response. */
  readonly example: {
    readonly params?: Readonly<Record<string, string>>
    readonly query?: Readonly<Record<string, string>>
    readonly headers?: Readonly<Record<string, string>>
    readonly body?: unknown
    /** Further example bodies, by what they show. */
    readonly bodies?: Readonly<Record<string, unknown>>
    readonly answer: unknown
  }
}

type Definition<Answer, Params, Query, Body, Who extends Access | undefined> = Described & {
  readonly access?: Who
  readonly params?: Schema<Params>
  readonly query?: Schema<Query>
  /** A strict object: unknown keys are refused. */
  readonly body?: Schema<Body>
  readonly answer: Schema<Answer>
  readonly example: { readonly answer: Answer }
  readonly serve: (
    request: EndpointRequest<Params, Query, Body, Who>,
  ) => Promise<Result<Answer, Refused>>
}

/** An operation as described in OpenAPI. */
export type Operation = Described & {
  readonly params?: Schema<unknown>
  readonly query?: Schema<unknown>
  readonly body?: Schema<unknown>
  readonly answer: Schema<unknown>
}

/**
 * One operation of the API, its description and its implementation in one place: the source of both routes
 * and OpenAPI.
 */
export type Endpoint = Operation & {
  /** What the response to a cacheable request depends on; `undefined` if the request is invalid. */
  readonly keyOf: (request: FastifyRequest) => string | undefined
  readonly run: (
    ctx: Context,
    request: FastifyRequest,
    admitted: Admitted,
  ) => Promise<Result<unknown, Refused>>
}

export function endpoint<
  Answer,
  Params = undefined,
  Query = undefined,
  Body = undefined,
  Who extends Access | undefined = undefined,
>(definition: Definition<Answer, Params, Query, Body, Who>): Endpoint {
  const { serve, ...described } = definition
  const run: Endpoint['run'] = async (ctx, request, admitted) => {
    const address = readAddress(definition, request)
    if (!address.ok) return address
    const body = read(definition.body, request.body)
    if (!body.ok) return refuse(badRequest(body.refusal.field))
    const parsed = { ...address.value, body: body.value }
    // serveEndpoints only lets members through where `access` is 'member'.
    const member = admitted.member as EndpointRequest<Params, Query, Body, Who>['member']
    return serve({ ctx, ...parsed, request, member, setCookies: admitted.setCookies })
  }
  const keyOf: Endpoint['keyOf'] = request => {
    const address = readAddress(definition, request)
    return address.ok ? `${definition.path} ${JSON.stringify(address.value)}` : undefined
  }
  return { ...described, refuses: refusesOf(described), run, keyOf }
}

/** The parts of a request that its URL contains. */
function readAddress<Params, Query>(
  schemas: { readonly params?: Schema<Params>; readonly query?: Schema<Query> },
  request: Pick<FastifyRequest, 'params' | 'query'>,
): Result<{ readonly params: Params; readonly query: Query }, Refused> {
  const params = read(schemas.params, request.params)
  if (!params.ok) return refuse(notFound)
  const repeated = repeatedKey(request.query)
  if (repeated !== undefined) return refuse(badRequest(repeated, 'Send each parameter once.'))
  const query = read(schemas.query, request.query)
  if (!query.ok) return refuse(badRequest(query.refusal.field))
  return ok({ params: params.value, query: query.value })
}

/** Guessing the office token is rate limited. */
function refusesOf({ access, refuses }: Described): readonly number[] {
  return access === 'staff'
    ? [...new Set([...refuses, 429])].toSorted((one, other) => one - other)
    : refuses
}

export const notFound: Refused = {
  status: 404,
  code: 'not-found',
  title: 'There is nothing at this address.',
}

/** 400 with the invalid field, if a single field is invalid. */
export function badRequest(field: string, title = 'The request cannot be read.'): Refused {
  return {
    status: 400,
    code: 'bad-request',
    title,
    ...(field !== '' && { field }),
  }
}

function read<T>(schema: Schema<T> | undefined, value: unknown) {
  // Without a schema T is undefined: there is nothing to read.
  return schema ? parse(schema, value) : ok(undefined as T)
}

/** quality.md "Attacks": repeated parameters are a 400, known or not. */
function repeatedKey(query: unknown): string | undefined {
  return Object.entries(query ?? {}).find(([, value]) => Array.isArray(value))?.[0]
}
