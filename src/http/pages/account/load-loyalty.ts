import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { loyaltyFormSchema } from '#contract/loyalty-form.ts'
import type { TurningRefusal } from '#domain/loyalty/loyalty-view.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { dayIn } from '#domain/time/day.ts'
import { convertPoints } from '#services/loyalty/convert-points.ts'
import { viewBenefits } from '#services/loyalty/view-benefits.ts'
import { personal } from '../page-request.ts'
import { readMemberForm } from './member-form.ts'
import { onMemberPage } from './member-page.ts'

const page = 'loyalty'
const doneKey = 'done'

/** The loyalty benefits of a member; `formKey` makes one form convert points once. */
export const loadLoyalty = onMemberPage(page, async ({ member, market, query, ctx }) => ({
  benefits: await viewBenefits(ctx, { userId: member.userId, market }),
  formKey: randomUUID(),
  isConverted: query.get(doneKey) === 'voucher',
  today: dayIn(market, ctx.clock()),
}))

/** The refusal, with the input. */
export type LoyaltyAnswer = { readonly points: string; readonly refusal: TurningRefusal }

export const changeLoyalty = onMemberPage(page, async request => {
  const { ctx, member, market } = request
  const { points, key } = await readMemberForm(request, loyaltyFormSchema)
  const converted = await convertPoints(ctx, { userId: member.userId, market }, { points, key })
  if (converted.ok)
    throw redirect(`${buildUrl(market, page, [], [[doneKey, 'voucher']])}#vouchers`, {
      status: 303,
      headers: personal,
    })
  const answer: LoyaltyAnswer = { points, refusal: converted.refusal }
  return data(answer, { status: 422, headers: personal })
})
