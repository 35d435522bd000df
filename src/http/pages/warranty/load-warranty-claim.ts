import { redirect } from 'react-router'
import { claimFormSchema } from '#contract/warranty-form.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { parsePath } from '#domain/market/parse-path.ts'
import { parseClaimNumber } from '#domain/warranty/claim-number.ts'
import { cancelClaim } from '#services/warranty/cancel-claim.ts'
import { viewClaim } from '#services/warranty/view-claim.ts'
import { readMemberForm } from '../account/member-form.ts'
import { asMember } from '../account/member-page.ts'
import { notFound, onFixedPage, type PageRequest, personal } from '../page-request.ts'

const page = 'my-warranties'

/** One claim of a member; another member's claim is a 404, like a missing one. */
export const loadWarrantyClaim = onFixedPage(page, request => {
  const number = numberIn(request)
  return asMember(request, async ({ member, market, ctx }) => {
    const claim = await viewClaim(ctx, { userId: member.userId, market }, number)
    if (!claim) throw notFound()
    return { claim }
  })
})

/** Cancels the claim; if the device was sent meanwhile, the current state is shown. */
export const changeWarrantyClaim = onFixedPage(page, request => {
  const number = numberIn(request)
  return asMember(request, async ({ member, market, ctx }) => {
    await readMemberForm(request, claimFormSchema)
    const cancelled = await cancelClaim(ctx, { userId: member.userId, market }, number)
    if (!cancelled.ok && cancelled.refusal.kind === 'not-found') throw notFound()
    throw redirect(buildUrl(market, page, [number]), { status: 303, headers: personal })
  })
})

function numberIn({ market, path }: PageRequest): string {
  const [segment = ''] = parsePath(market, path)?.params ?? []
  const number = parseClaimNumber(segment)
  if (number === undefined) throw notFound()
  return number
}
