import { data, redirectDocument } from 'react-router'
import { buildUrl } from '#domain/market/build-url.ts'
import { signOut } from '#services/identity/sign-out.ts'
import { onFixedPage, type PageRequest } from '../page-request.ts'
import { onOwnForm } from '../read-form.ts'
import { viewerOf, withCookies } from './entry.ts'

/** Asks for confirmation, or shows that it is done. A GET does not end a session: any site could trigger one. */
export const loadLogout = onFixedPage('logout', async page => {
  const viewer = await viewerOf(page)
  const cookies = cookieNames(page)
  if (viewer.kind === 'member' && cookies.has('customToken'))
    return { kind: 'member', name: viewer.member.name } as const
  // The browser adds it to the URL if the response that reported the loss has cleared the cookies already.
  const isLost = viewer.kind !== 'visitor' || cookies.has('kintsu-member') || page.query.has('lost')
  return { kind: isLost ? 'lost' : 'visitor' } as const
})

/** A member who lost the session stays on this page to read why; one who signs out reloads this page (Spec 4.7). */
export const handleSignOut = onOwnForm('logout', async (page, form) => {
  const cookie = page.request.headers.get('cookie') ?? undefined
  const headers = withCookies(await signOut(page.ctx, cookie))
  return form.field('intent') === 'forget'
    ? data({ kind: 'forgotten' } as const, { headers })
    : redirectDocument(buildUrl(page.market, 'logout'), { status: 303, headers })
})

function cookieNames({ request }: PageRequest): ReadonlySet<string> {
  return new Set(
    (request.headers.get('cookie') ?? '')
      .split(';')
      .map(pair => pair.split('=', 1)[0]?.trim() ?? ''),
  )
}
