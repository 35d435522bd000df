import { grantsFormSchema, invitationFormSchema, reasonFormSchema } from '#contract/office-form.ts'
import { ok } from '#domain/result.ts'
import { marketsWith } from '#domain/staff/grant.ts'
import { officeUrl } from '#domain/staff/office-pages.ts'
import {
  changeDisabled,
  changeGrants,
  inviteStaff,
  type PeopleRefusal,
  resetFactor,
  sendPasswordLink,
  viewPeople,
} from '#services/staff/people.ts'
import { viewTrail } from '#services/staff/view-trail.ts'
import { notFound } from '../page-request.ts'
import { type OfficeRequest, officeForm, onOfficeForms, onOfficePage } from './office-page.ts'

export const loadOfficePeople = onOfficePage('people', async ({ ctx, staff }) => ({
  people: await viewPeople(ctx, staff),
  own: staff.grants,
}))

export const loadOfficePerson = onOfficePage('person', async request => {
  const person = await personOf(request)
  if (!person) throw notFound()
  return { person, own: request.staff.grants, isSelf: person.id === request.staff.id }
})

async function personOf({ ctx, staff, parameter }: OfficeRequest) {
  return (await viewPeople(ctx, staff)).find(({ id }) => id === parameter)
}

/** The trail of the viewer's markets, newest first; `subject` narrows it to one thing. */
export const loadOfficeAudit = onOfficePage('audit', async ({ ctx, markets, query }) => {
  const subject = query.get('subject') || undefined
  const action = query.get('action') || undefined
  const actor = query.get('actor')?.trim().slice(0, 100) || undefined
  const typed = query.get('before') ?? ''
  const before = /^[1-9]\d{0,14}$/.test(typed) ? Number(typed) : undefined
  const filter = { subject, action, actor }
  return { ...filter, ...(await viewTrail(ctx, { markets, ...filter, before })) }
})

const invite = officeForm({
  schema: invitationFormSchema,
  lists: ['grant'],
  subjectOf: async (_request, { email }) => ({
    subject: `person ${email.trim().toLowerCase()}`,
    market: undefined,
  }),
  act: async ({ ctx, staff, origin }, { grant: grants, ...form }) => {
    const invited = await inviteStaff(ctx, staff, { ...form, grants, origin })
    return invited.ok ? ok({ to: officeUrl('person', invited.value.id) }) : invited
  },
})

async function aboutPerson(request: OfficeRequest) {
  const person = await personOf(request)
  return person && { subject: `person ${person.email}`, market: undefined }
}

type Done = Promise<{ readonly ok: true } | { readonly ok: false; readonly refusal: PeopleRefusal }>

function person(act: (request: OfficeRequest) => Done) {
  return officeForm({
    schema: reasonFormSchema,
    subjectOf: aboutPerson,
    act: async request => {
      const done = await act(request)
      return done.ok ? ok(undefined) : done
    },
  })
}

const changeRoles = officeForm({
  schema: grantsFormSchema,
  lists: ['grant'],
  subjectOf: aboutPerson,
  act: async ({ ctx, staff, parameter }, { grant }) => {
    const changed = await changeGrants(ctx, staff, parameter, grant)
    return changed.ok ? ok({ before: changed.value.before, after: grant }) : changed
  },
})

export const sendOfficePeople = onOfficeForms('people', { 'invite-person': invite })

export const sendOfficePerson = onOfficeForms('person', {
  'change-roles': changeRoles,
  'disable-person': person(({ ctx, staff, parameter }) =>
    changeDisabled(ctx, staff, parameter, true),
  ),
  'enable-person': person(({ ctx, staff, parameter }) =>
    changeDisabled(ctx, staff, parameter, false),
  ),
  'reset-second-factor': person(({ ctx, staff, parameter }) => resetFactor(ctx, staff, parameter)),
  'send-password-link': person(async request => {
    const found = await personOf(request)
    if (!found) return { ok: false, refusal: { kind: 'not-found' } }
    if (marketsWith(found.grants, 'people.change').some(each => !request.markets.includes(each)))
      return { ok: false, refusal: { kind: 'beyond-own-roles' } }
    await sendPasswordLink(request.ctx, found.email, request.origin, request.staff.name)
    return { ok: true }
  }),
})
