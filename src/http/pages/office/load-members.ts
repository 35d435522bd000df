import { randomUUID } from 'node:crypto'
import {
  correctMemberFormSchema,
  goodwillFormSchema,
  mergeMembersFormSchema,
  pointsFormSchema,
  reasonFormSchema,
} from '#contract/office-form.ts'
import { parseAmount } from '#domain/money/parse-amount.ts'
import { ok, refuse } from '#domain/result.ts'
import { actorOf } from '#domain/staff/actor.ts'
import { officeUrl } from '#domain/staff/office-pages.ts'
import { correctPoints } from '#services/loyalty/correct-points.ts'
import { audited } from '#services/staff/audited.ts'
import { mergeMembers } from '#services/staff/merge-members.ts'
import {
  closeMember,
  correctMember,
  eraseMember,
  findOfficeMember,
  listOfficeMembers,
  reopenMember,
  signMemberOut,
  viewOfficeMember,
} from '#services/staff/office-members.ts'
import { giveGoodwill } from '#services/voucher/give-goodwill.ts'
import { notFound } from '../page-request.ts'
import { formsAbout, onOfficeForms, onOfficePage } from './office-page.ts'

export const loadOfficeMembers = onOfficePage('members', async ({ ctx, markets, query }) => {
  const typed = (query.get('q') ?? '').trim().slice(0, 100)
  const after = query.get('after') || undefined
  return { typed, ...(await listOfficeMembers(ctx, markets, { typed, after })) }
})

/** Who looked at a member is in the trail. */
export const loadOfficeMember = onOfficePage('member', async request => {
  const { ctx, staff, markets, parameter } = request
  const found = await viewOfficeMember(ctx, markets, parameter)
  if (!found) throw notFound()
  const { id, market } = found.member
  const about = { staff, action: 'view-member', subject: `member ${id}`, market }
  await audited(ctx, about, async () => ok(undefined))
  return {
    ...found,
    currency: ctx.settings.displayOf(market).currency,
    keys: [randomUUID(), randomUUID()] as const,
  }
})

const form = formsAbout(
  ({ ctx, markets, parameter }) => findOfficeMember(ctx, markets, parameter),
  ({ id, market }) => ({ subject: `member ${id}`, market }),
)

/** The trail names members by their id: what is personal in a form stays out of it. */
const onlyReason = { kept: ({ reason }: { readonly reason: string }) => ({ reason }) }

export const sendOfficeMember = onOfficeForms('member', {
  'correct-member': form(
    correctMemberFormSchema,
    ({ ctx }, member, { name }) => correctMember(ctx, member, name),
    undefined,
    onlyReason,
  ),
  'sign-member-out': form(
    reasonFormSchema,
    async ({ ctx }, member) => ok(await signMemberOut(ctx, member)),
    ({ sessions }) => ({ before: { sessions } }),
  ),
  'issue-voucher': form(goodwillFormSchema, async ({ ctx, staff }, member, form) => {
    const amount = parseAmount(form.amount, ctx.settings.displayOf(member.market).currency)
    if (!amount.ok) return refuse({ kind: 'invalid-amount' })
    const given = { amount: amount.value, key: form.key, actor: actorOf(staff) }
    return giveGoodwill(ctx, member, given)
  }),
  'correct-points': form(pointsFormSchema, ({ ctx }, { id: userId, market }, { points, key }) =>
    correctPoints(ctx, { userId, market }, { points, key }),
  ),
  'block-member': form(
    reasonFormSchema,
    async ({ ctx }, member) => ok(await closeMember(ctx, member)),
    ({ blockedAt }) => ({ before: { blockedAt } }),
  ),
  'unblock-member': form(
    reasonFormSchema,
    async ({ ctx }, member) => ok(await reopenMember(ctx, member)),
    ({ blockedAt }) => ({ before: { blockedAt } }),
  ),
  'merge-members': form(
    mergeMembersFormSchema,
    ({ ctx, markets }, member, { other }) => mergeMembers(ctx, markets, member, other),
    undefined,
    onlyReason,
  ),
  'erase-member': form(
    reasonFormSchema,
    async ({ ctx }, member) => {
      const erased = await eraseMember(ctx, member)
      return erased.ok ? erased : refuse({ kind: 'still-under-way' })
    },
    () => ({ to: officeUrl('members') }),
  ),
})
