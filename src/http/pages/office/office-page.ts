import { data, redirect } from 'react-router'
import { parse, type Schema } from '#contract/schema.ts'
import type { Market } from '#domain/market/market.ts'
import type { Result } from '#domain/result.ts'
import { marketsOf, marketsWith, may } from '#domain/staff/grant.ts'
import {
  getOfficePage,
  isOfficeAct,
  type OfficeActName,
  type OfficePageName,
  officeActs,
  officeUrl,
} from '#domain/staff/office-pages.ts'
import { freshFactorFor } from '#domain/staff/role.ts'
import { isFactorFresh } from '#domain/staff/staff.ts'
import type { Context } from '#services/context.ts'
import type { RequestOrigin } from '#services/identity/identity.ts'
import { audited } from '#services/staff/audited.ts'
import { type StaffViewer, viewStaff } from '#services/staff/view-staff.ts'
import { isOutage } from '../../problem.ts'
import { reportRequestError, requestContext } from '../../request-context.ts'
import { servicesContext, siteContext } from '../../site.ts'
import { type LoaderArgs, notFound, personal } from '../page-request.ts'
import { readFields } from '../read-form.ts'

/** A request for a page of the office by a signed-in staff member. */
export type OfficeRequest = StaffViewer & {
  readonly ctx: Context
  readonly request: Request
  readonly query: URLSearchParams
  /** The parameter of the page; '' if it has none. */
  readonly parameter: string
  /** The markets in which the staff member may see this page; of a page for everybody those of any role. */
  readonly markets: readonly Market[]
  readonly caller: RequestOrigin
  /** The scheme and host of the office. */
  readonly origin: string
}

export type OfficeArgs = LoaderArgs & {
  readonly params: Readonly<Record<string, string | undefined>>
}

/** Who is not signed in is sent to the sign-in page, and from there back; who may not see the page gets a 404. */
export function onOfficePage<T>(
  page: OfficePageName,
  load: (request: OfficeRequest) => Promise<T>,
) {
  return (args: OfficeArgs): Promise<T> => asStaff(page, args, load)
}

async function asStaff<T>(
  page: OfficePageName,
  { request, context, params }: OfficeArgs,
  load: (request: OfficeRequest) => Promise<T>,
): Promise<T> {
  const ctx = context.get(servicesContext)
  const url = new URL(request.url)
  try {
    const viewer = await viewStaff(ctx, request.headers.get('cookie') ?? '')
    if (!viewer) throw toSignIn(url)
    const { permission } = getOfficePage(page)
    const { grants } = viewer.staff
    const markets = permission ? marketsWith(grants, permission) : marketsOf(grants)
    if (permission && markets.length === 0) throw notFound()
    return await load({
      ...viewer,
      ctx,
      request,
      query: url.searchParams,
      parameter: Object.values(params)[0] ?? '',
      markets,
      caller: callerOf({ request, context }),
      origin: url.origin,
    })
  } catch (error) {
    if (!isOutage(error)) throw error
    reportRequestError(error, 'outage')
    throw data(undefined, { status: 503 })
  }
}

export function callerOf({ request, context }: LoaderArgs): RequestOrigin {
  return {
    ipAddress: context.get(siteContext).address,
    userAgent: request.headers.get('user-agent') ?? '',
  }
}

function toSignIn({ pathname, search }: URL) {
  const path = pathname.replace(/(_root|_)?\.data$/, '')
  const next = path === officeUrl('home') ? '' : `?next=${encodeURIComponent(path + search)}`
  return redirect(`/office/sign-in/${next}`, { headers: personal })
}

/** What an action did, for the trail, and the message that the page shows next. */
export type ActResult = Result<
  | {
      readonly before?: unknown
      readonly after?: unknown
      readonly to?: string
      /** Shown by the page at once, instead of the message. */
      readonly report?: unknown
    }
  | undefined,
  { readonly kind: string; readonly field?: string }
>

/** One form of a page. */
export type OfficeForm<T> = {
  readonly schema: Schema<T>
  /** The fields that may be sent several times. */
  readonly lists?: readonly (keyof T & string)[]
  /** What it is done to, and its market; `undefined` for a 404. Asked before anything is done. */
  readonly subjectOf: (
    request: OfficeRequest,
    form: T,
  ) => Promise<{ readonly subject: string; readonly market: Market | undefined } | undefined>
  readonly act: (request: OfficeRequest, form: T) => Promise<ActResult>
  /** What the trail keeps of the form; default: all of it. Account numbers and the like stay out. */
  readonly kept?: (form: T) => unknown
}

/** A form whose fields are read; what they are is its own business. */
type BoundForm = {
  readonly lists: readonly string[]
  /** `undefined` if the fields are not those of the form. */
  readonly read: (values: unknown) => ReadForm | undefined
}

type ReadForm = {
  readonly kept: unknown
  readonly subjectOf: (request: OfficeRequest) => ReturnType<OfficeForm<unknown>['subjectOf']>
  readonly act: (request: OfficeRequest) => Promise<ActResult>
}

export function officeForm<T>({
  schema,
  lists = [],
  subjectOf,
  act,
  kept = form => form,
}: OfficeForm<T>): BoundForm {
  return {
    lists,
    read: values => {
      const parsed = parse(schema, values)
      if (!parsed.ok) return undefined
      const sent = parsed.value
      return {
        kept: kept(sent),
        subjectOf: request => subjectOf(request, sent),
        act: request => act(request, sent),
      }
    },
  }
}

type Outcome = ActResult | Result<unknown, { readonly kind: string; readonly field?: string }>

type AboutOptions<T> = Pick<OfficeForm<T>, 'lists' | 'kept'>

/** Forms about the one thing that a page shows; what is not found, or not theirs, is a 404. */
export function formsAbout<Thing>(
  find: (request: OfficeRequest) => Promise<Thing | undefined>,
  about: (thing: Thing) => { readonly subject: string; readonly market: Market },
) {
  return <T>(
    schema: Schema<T>,
    act: (request: OfficeRequest, thing: Thing, form: T) => Promise<Outcome>,
    /** What the trail says of it beyond the form. */
    trail: (thing: Thing) => NonNullable<Extract<ActResult, { ok: true }>['value']> = () => ({}),
    options: AboutOptions<T> = {},
  ): BoundForm =>
    officeForm({
      ...options,
      schema,
      subjectOf: async request => {
        const thing = await find(request)
        return thing && about(thing)
      },
      act: async (request, form): Promise<ActResult> => {
        const thing = await find(request)
        if (!thing) throw notFound()
        const done = await act(request, thing, form)
        return done.ok ? { ok: true, value: trail(thing) } : done
      },
    })
}

/** The response to a form that has a report. */
export type ActReport = { readonly act: OfficeActName; readonly report: unknown }

/** The response to a refused form. */
export type ActAnswer = {
  readonly act: OfficeActName
  /** Of several on the page; '' if the act is about the whole page. */
  readonly item: string
  readonly refusal: string
  /** The name of the field that is wrong, if it is one. */
  readonly field?: string
}

type Forms = Readonly<Partial<Record<OfficeActName, BoundForm>>>

/**
 * The forms of a page. Each needs its permission in the market of its subject, a fresh second factor where money or
 * roles move, and is written into the audit trail, done or refused. `longestBody` in bytes, where a form is longer than
 * usual.
 */
export function onOfficeForms(page: OfficePageName, forms: Forms, longestBody?: number) {
  return onOfficePage(page, async request => {
    if (request.request.method !== 'POST') throw data(undefined, { status: 405 })
    const fields = await readFields(request.request, longestBody)
    const name = fields.get('act') ?? ''
    const form = isOfficeAct(name) ? forms[name] : undefined
    if (!isOfficeAct(name) || !form) throw data(undefined, { status: 400 })
    const of = { act: name, item: fields.get('item') ?? '' }
    fields.delete('act')
    const values = valuesIn(fields, form.lists)
    const read = values && form.read(values)
    const { permission } = officeActs[name]
    if (marketsWith(request.staff.grants, permission).length === 0) throw forbidden()
    if (!read) return answer({ ...of, refusal: 'invalid-form' }, 422)
    const about = await read.subjectOf(request)
    if (!about || (about.market && !request.markets.includes(about.market))) throw notFound()
    if (about.market && !may(request.staff.grants, permission, about.market)) throw forbidden()
    if (freshFactorFor.has(permission)) requireFreshFactor(request)
    const { requestId } = requestContext()
    const result = await audited(
      request.ctx,
      {
        ...about,
        requestId,
        staff: request.staff,
        action: name,
        reason: reasonIn(read.kept),
        after: read.kept,
      },
      () => read.act(request),
      value => ({ before: value?.before, after: value?.after }),
    )
    if (!result.ok) {
      const { kind: refusal, field } = result.refusal
      return answer({ ...of, refusal, ...(field !== undefined && { field }) }, 422)
    }
    const report = result.value?.report
    if (report !== undefined) return data<ActReport>({ act: name, report }, { headers: personal })
    throw redirect(doneUrl(request, name, result.value?.to), { status: 303, headers: personal })
  })
}

function answer(value: ActAnswer, status: number) {
  return data(value, { status, headers: personal })
}

function forbidden() {
  return data(undefined, { status: 403 })
}

/** Sent to the page that asks for a code, and from there back to the form. */
function requireFreshFactor({ staff, factorAt, ctx, request }: OfficeRequest) {
  if (staff.hasSecondFactor && isFactorFresh(factorAt, ctx.clock())) return
  const { pathname, search } = new URL(request.url)
  const next = pathname.replace(/(_root|_)?\.data$/, '') + search
  throw redirect(`${officeUrl('account')}?next=${encodeURIComponent(next)}`, {
    status: 303,
    headers: personal,
  })
}

function doneUrl({ request }: OfficeRequest, act: OfficeActName, to: string | undefined): string {
  const { pathname, searchParams } = new URL(request.url)
  const url = new URL(to ?? pathname.replace(/(_root|_)?\.data$/, ''), 'http://office.invalid')
  if (to === undefined) for (const [key, value] of searchParams) url.searchParams.set(key, value)
  url.searchParams.delete('index')
  url.searchParams.set('done', act)
  return url.pathname + url.search
}

/** `undefined` if a field that is no list was sent twice. */
function valuesIn(fields: URLSearchParams, lists: readonly string[]) {
  const values = new Map<string, string | string[]>(lists.map(name => [name, []]))
  for (const [name, value] of fields) {
    const list = values.get(name)
    if (Array.isArray(list)) list.push(value)
    else if (list === undefined) values.set(name, value)
    else return undefined
  }
  return Object.fromEntries(values)
}

function reasonIn(form: unknown): string | undefined {
  const reason = (form as { readonly reason?: unknown }).reason
  return typeof reason === 'string' ? reason : undefined
}

/** Only a path within the office, so that no link leads elsewhere after signing in. */
export function ownOfficePath(next: string | null): string {
  return next !== null && /^\/office\/[\w/?=&%.+-]*$/.test(next) ? next : officeUrl('home')
}
