import { correctMemberFormSchema, reasonFormSchema } from '#contract/office-form.ts'
import type { Schema } from '#contract/schema.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { audited } from '#services/staff/audited.ts'
import {
  correctMember,
  eraseMember,
  findOfficeMember,
  listOfficeMembers,
  signMemberOut,
  viewOfficeMember,
} from '#services/staff/office-members.ts'
import { notFound } from '../page-request.ts'
import {
  type ActResult,
  type OfficeRequest,
  officeForm,
  onOfficeForms,
  onOfficePage,
} from './office-page.ts'

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
  return found
})

type Found = NonNullable<Awaited<ReturnType<typeof findOfficeMember>>>
type Done = Promise<Result<{ readonly before?: unknown } | undefined, { readonly kind: string }>>

function form<T>(
  schema: Schema<T>,
  act: (request: OfficeRequest, member: Found, sent: T) => Done,
  to?: string,
) {
  return officeForm({
    schema,
    subjectOf: async ({ ctx, markets, parameter }) => {
      const member = await findOfficeMember(ctx, markets, parameter)
      return member && { subject: `member ${member.id}`, market: member.market }
    },
    act: async (request, sent): Promise<ActResult> => {
      const member = await findOfficeMember(request.ctx, request.markets, request.parameter)
      if (!member) return refuse({ kind: 'not-found' })
      const done = await act(request, member, sent)
      return done.ok ? ok({ ...done.value, ...(to !== undefined && { to }) }) : done
    },
  })
}

export const sendOfficeMember = onOfficeForms('member', {
  'correct-member': form(correctMemberFormSchema, async ({ ctx }, member, { name }) => {
    const corrected = await correctMember(ctx, member, name)
    return corrected.ok ? ok({ before: { name: member.name } }) : corrected
  }),
  'sign-member-out': form(reasonFormSchema, async ({ ctx }, member) => {
    await signMemberOut(ctx, member)
    return ok({ before: { sessions: member.sessions } })
  }),
  'erase-member': form(
    reasonFormSchema,
    async ({ ctx }, member) => {
      const erased = await eraseMember(ctx, member)
      return erased.ok ? ok(undefined) : refuse({ kind: 'still-under-way' })
    },
    '/office/members/',
  ),
})
