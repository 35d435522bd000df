import { scanFormSchema } from '#contract/office-form.ts'
import { ok, refuse } from '#domain/result.ts'
import { actorOf } from '#domain/staff/actor.ts'
import { type OfficePageName, officeUrl } from '#domain/staff/office-pages.ts'
import { moveInbound } from '#services/inbound/move-inbound.ts'
import { findScannedArrival, listOfficeArrivals } from '#services/staff/arrivals.ts'
import { listRequestOf } from './list-request.ts'
import { officeForm, onOfficeForms, onOfficePage } from './office-page.ts'

const views = { coming: ['coming'], arrived: ['arrived'], late: ['late'] } as const

export const loadOfficeArrivals = onOfficePage('arrivals', async request => {
  const { view, ...list } = listRequestOf(request, views, 'coming')
  return { view, ...list.shown, ...(await listOfficeArrivals(request.ctx, list)) }
})

const pageOfSubject = {
  sale: 'trade-in',
  return: 'return',
  warranty: 'claim',
} as const satisfies Record<string, OfficePageName>

export const sendOfficeArrivals = onOfficeForms('arrivals', {
  'receive-parcel': officeForm({
    schema: scanFormSchema,
    subjectOf: async ({ ctx, markets }, { code }) => {
      const parcel = await findScannedArrival(ctx, markets, code)
      const [market] = markets
      return parcel
        ? { subject: `${pageOfSubject[parcel.kind]} ${parcel.number}`, market: parcel.market }
        : market && { subject: 'parcel unknown', market }
    },
    act: async ({ ctx, staff, markets }, { code }) => {
      const parcel = await findScannedArrival(ctx, markets, code)
      if (!parcel) return refuse({ kind: 'unknown-parcel' })
      const to = officeUrl(pageOfSubject[parcel.kind], parcel.number)
      // Scanned again it opens what it is.
      if (parcel.state === 'arrived') return ok({ to })
      const why = { actor: actorOf(staff), reason: 'scanned at the warehouse' }
      const moved = await moveInbound(ctx, { code: parcel.id, by: 'arrive', ...why })
      return moved.ok ? ok({ after: { state: moved.value }, to }) : moved
    },
  }),
})
