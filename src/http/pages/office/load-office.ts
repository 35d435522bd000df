import { data, redirect } from 'react-router'
import {
  joinFormSchema,
  staffCodeFormSchema,
  staffEntryFormSchema,
  staffForgotFormSchema,
} from '#contract/office-form.ts'
import { parse, type Schema } from '#contract/schema.ts'
import { marketsWith } from '#domain/staff/grant.ts'
import { getOfficePage, menuParts, officePageNames } from '#domain/staff/office-pages.ts'
import { isFactorFresh, type OfficeLanguage } from '#domain/staff/staff.ts'
import { passkeyRequest } from '#services/passkey/passkeys.ts'
import { viewDays } from '#services/staff/figures.ts'
import { enterByPasskey } from '#services/staff/passkeys.ts'
import { askPasswordLink, choosePassword } from '#services/staff/people.ts'
import {
  enterStaffFactor,
  type SignedIn,
  type StaffSignInRefusal,
  signInStaff,
} from '#services/staff/sign-in-staff.ts'
import { readStaffLanguage } from '#services/staff/staff-language.ts'
import { viewStaff } from '#services/staff/view-staff.ts'
import { viewWork } from '#services/staff/view-work.ts'
import { officeLanguageCookie, officeLanguageOf } from '../../office-cookie.ts'
import { servicesContext } from '../../site.ts'
import { type LoaderArgs, personal } from '../page-request.ts'
import { readFields } from '../read-form.ts'
import { marketOfQuery } from './list-request.ts'
import { callerOf, onOfficePage, ownOfficePath } from './office-page.ts'

/** What the frame of the office needs; without a staff member it is the frame of the sign-in pages. */
export async function loadOfficeFrame({ request, context }: LoaderArgs) {
  const ctx = context.get(servicesContext)
  const viewer = await viewStaff(ctx, request.headers.get('cookie') ?? '')
  return {
    language: officeLanguageOf(request.headers),
    staff: viewer && {
      name: viewer.staff.name,
      menu: menuOf(viewer.staff.grants),
      grants: viewer.staff.grants,
      isFresh: viewer.staff.hasSecondFactor && isFactorFresh(viewer.factorAt, ctx.clock()),
    },
  }
}

/** The parts of the menu with their pages, as far as a staff member may see them. */
function menuOf(grants: Parameters<typeof marketsWith>[0]) {
  const pages = officePageNames.filter(name => {
    const { menu, permission } = getOfficePage(name)
    return menu && (permission === undefined || marketsWith(grants, permission).length > 0)
  })
  return menuParts
    .map(part => ({ part, pages: pages.filter(name => getOfficePage(name).menu === part) }))
    .filter(each => each.pages.length > 0)
}

export const loadOfficeHome = onOfficePage('home', async ({ ctx, staff, query }) => {
  const markets = marketsWith(staff.grants, 'figures.read')
  const market = marketOfQuery({ query, markets })
  return {
    ...(await viewWork(ctx, staff)),
    trade: market && {
      market,
      ownMarkets: markets,
      currency: ctx.settings.displayOf(market).currency,
      days: await viewDays(ctx, market, 30),
    },
  }
})

/** The data of a page before signing in; who is signed in goes on. */
export async function loadOfficeSignIn({ request, context }: LoaderArgs) {
  const next = ownOfficePath(new URL(request.url).searchParams.get('next'))
  const ctx = context.get(servicesContext)
  const viewer = await viewStaff(ctx, request.headers.get('cookie') ?? '')
  if (viewer) throw redirect(next, { headers: personal })
  return { next, passkey: passkeyRequest(ctx, 'staff', new URL(request.url).origin) }
}

/** The answer to a refused form before signing in. */
export type EntryAnswer = { readonly refusal: string; readonly retryAfterSeconds?: number }

export async function sendOfficeSignIn(args: LoaderArgs) {
  const form = await formOf(args, staffEntryFormSchema)
  const ctx = args.context.get(servicesContext)
  const entry =
    'answer' in form
      ? await enterByPasskey(ctx, form.answer, new URL(args.request.url).origin, callerOf(args))
      : await signInStaff(ctx, form, callerOf(args))
  if (!entry.ok) return refused(entry.refusal)
  throw await signedIn(args, entry.value, form.next)
}

export async function sendOfficeCode(args: LoaderArgs) {
  const { code, next } = await formOf(args, staffCodeFormSchema)
  const ctx = args.context.get(servicesContext)
  const cookie = args.request.headers.get('cookie') ?? ''
  const entry = await enterStaffFactor(ctx, cookie, code, callerOf(args))
  if (!entry.ok) return refused(entry.refusal)
  throw await signedIn(args, entry.value, next)
}

export async function loadOfficeJoin({ request }: LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('token') ?? '' }
}

export async function sendOfficeJoin(args: LoaderArgs) {
  const { token, password } = await formOf(args, joinFormSchema)
  const chosen = await choosePassword(args.context.get(servicesContext), token, password)
  if (!chosen.ok) return refused(chosen.refusal)
  throw withCookies('/office/sign-in/?done=join', [])
}

/** The answer is the same whether the address has an account. */
export async function sendOfficeForgot(args: LoaderArgs) {
  const { email } = await formOf(args, staffForgotFormSchema)
  const ctx = args.context.get(servicesContext)
  await askPasswordLink(ctx, email, new URL(args.request.url).origin, callerOf(args))
  throw withCookies('/office/sign-in/?done=forgot', [])
}

export async function formOf<T>({ request }: LoaderArgs, schema: Schema<T>): Promise<T> {
  if (request.method !== 'POST') throw data(undefined, { status: 405 })
  const fields = await readFields(request)
  const form = parse(schema, Object.fromEntries(fields))
  if (!form.ok) throw data(undefined, { status: 400 })
  return form.value
}

function refused({ kind, ...facts }: StaffSignInRefusal | { readonly kind: string }) {
  const answer: EntryAnswer = { refusal: kind, ...facts }
  return data(answer, { status: kind === 'too-many-tries' ? 429 : 422, headers: personal })
}

/** To the second factor, or into the office in the language of the staff member. */
async function signedIn(args: LoaderArgs, entry: SignedIn, next: string) {
  const ctx = args.context.get(servicesContext)
  const to = ownOfficePath(next)
  return entry.kind === 'opened'
    ? inLanguage(args, to, await readStaffLanguage(ctx, entry.staffId), entry.cookies)
    : withCookies(`/office/second-factor/?next=${encodeURIComponent(to)}`, entry.cookies)
}

/** In another language than before, the browser loads the page anew: it has the texts of one. */
export function inLanguage(
  { request }: Pick<LoaderArgs, 'request'>,
  to: string,
  language: OfficeLanguage,
  cookies: readonly string[],
) {
  const redirection = withCookies(to, [...cookies, officeLanguageCookie(language)])
  if (language !== officeLanguageOf(request.headers))
    redirection.headers.set('x-remix-reload-document', 'true')
  return redirection
}

export function withCookies(to: string, cookies: readonly string[]) {
  const headers = new Headers(personal)
  for (const line of cookies) headers.append('set-cookie', line)
  return redirect(to, { status: 303, headers })
}
