import { redirect } from 'react-router'
import type { Member } from '#domain/identity/member.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { ownPath } from '#domain/market/own-path.ts'
import type { FixedPage } from '#domain/market/pages.ts'
import { logNotOwn } from '#http/not-own.ts'
import { viewSession } from '#services/identity/view-session.ts'
import {
  type LoaderArgs,
  notFound,
  onFixedPage,
  type PageRequest,
  personal,
} from '../page-request.ts'

/** A request for a page by a signed-in member. */
export type MemberRequest = PageRequest & { readonly member: Member }

/** For members only; visitors are redirected to the login page, and from there back here. */
export function onMemberPage<T>(
  expected: FixedPage,
  load: (request: MemberRequest) => Promise<T>,
): (args: LoaderArgs) => Promise<T> {
  return onFixedPage(expected, request => asMember(request, load))
}

/** Answered with the same 404 as a missing item, and logged. */
export function notOwn(
  { member }: Pick<MemberRequest, 'member'>,
  kind: Parameters<typeof logNotOwn>[0]['kind'],
  route: FixedPage,
) {
  logNotOwn({ kind, route, userId: member.userId })
  return notFound()
}

export async function asMember<T>(
  request: PageRequest,
  load: (request: MemberRequest) => Promise<T>,
): Promise<T> {
  return load({ ...request, member: await memberOf(request) })
}

async function memberOf({ ctx, market, path, query, request }: PageRequest): Promise<Member> {
  const viewer = await viewSession(ctx, request.headers.get('cookie') ?? undefined)
  switch (viewer.kind) {
    case 'member':
      return viewer.member
    // A session cookie without its user is signed out (Spec 4.7).
    case 'was-member':
      throw redirect(buildUrl(market, 'logout'), { headers: personal })
    case 'visitor': {
      const requestedPath = query.size > 0 ? `${path}?${query}` : path
      const next = ownPath(market, requestedPath)
      const pairs = next === '' ? [] : ([['next', next]] as const)
      throw redirect(buildUrl(market, 'login', [], pairs), { headers: personal })
    }
  }
}
