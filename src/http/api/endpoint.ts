import type { FastifyRequest } from 'fastify'
import type { Problem } from '#contract/problem.ts'
import { parse, type Schema } from '#contract/schema.ts'
import type { Member } from '#domain/identity/member.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Shop } from '../shop.ts'

/** An expected "no" on its way out, with its status and stable code; `cookies` are whole Set-Cookie lines beside it. */
export type Refused = Omit<Problem, 'type' | 'requestId'> & { readonly cookies?: readonly string[] }

/** Whole Set-Cookie lines, sent with whatever is answered. */
export type SetCookies = (lines: readonly string[]) => void

/** Who was let in, and how cookies go out. */
type Door = { readonly member: Member | undefined; readonly setCookies: SetCookies }

/** Who may ask: whoever has the office's token, or whoever is signed in. */
type Access = 'staff' | 'member'

/** A request whose parts have come through their schemas. `request` is for headers only; `member` is there where only members may ask. */
export type RequestContext<Params, Query, Body, Who extends Access | undefined = undefined> = {
  readonly member: Who extends 'member' ? Member : undefined
  readonly shop: Shop
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly request: FastifyRequest
  readonly setCookies: SetCookies
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
  /** For whoever has the office's token, or is signed in; anybody unless told. */
  readonly access?: Access
  /** Of the body, where less than anywhere is let in. */
  readonly mostBytes?: number
  /** Of a body that is no JSON. */
  readonly consumes?: readonly string[]
  /** Of success; JSON unless told. */
  readonly produces?: 'text/event-stream'
  /** Statuses of the problems it may answer with. */
  readonly refuses: readonly number[]
  /** One call as it is sent, and what is answered. */
  readonly example: {
    readonly params?: Readonly<Record<string, string>>
    readonly query?: Readonly<Record<string, string>>
    readonly headers?: Readonly<Record<string, string>>
    readonly body?: unknown
    /** Other bodies worth a look, by what they show. */
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
    request: RequestContext<Params, Query, Body, Who>,
  ) => Promise<Result<Answer, Refused>>
}

/** An operation as OpenAPI tells of it. */
export type Operation = Described & {
  readonly params?: Schema<unknown>
  readonly query?: Schema<unknown>
  readonly body?: Schema<unknown>
  readonly answer: Schema<unknown>
}

/** One operation of the API, its description and its work in one place: routes and OpenAPI are both made of it. */
export type Endpoint = Operation & {
  readonly run: (
    shop: Shop,
    request: FastifyRequest,
    door: Door,
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
  const run: Endpoint['run'] = async (shop, request, door) => {
    const params = read(definition.params, request.params)
    if (!params.ok) return refuse(notFound)
    const repeated = repeatedKey(request.query)
    if (repeated !== undefined) return refuse(badRequest(repeated, 'Send each parameter once.'))
    const query = read(definition.query, request.query)
    if (!query.ok) return refuse(badRequest(query.refusal.field))
    const body = read(definition.body, request.body)
    if (!body.ok) return refuse(badRequest(body.refusal.field))
    const sent = { params: params.value, query: query.value, body: body.value }
    // serveEndpoints lets nobody but members in where `access` asks for one.
    const member = door.member as RequestContext<Params, Query, Body, Who>['member']
    return serve({ shop, ...sent, request, member, setCookies: door.setCookies })
  }
  return { ...described, refuses: refusesOf(described), run }
}

/** Who guesses at the office's token is held back. */
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

/** 400 with the field at fault, where it is one field. */
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
