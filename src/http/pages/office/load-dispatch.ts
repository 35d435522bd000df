import { scanFormSchema } from '#contract/office-form.ts'
import { ok, refuse } from '#domain/result.ts'
import { actorOf } from '#domain/staff/actor.ts'
import { findScanned, scanOut, viewDispatch } from '#services/staff/dispatch.ts'
import { listRequestOf } from './list-request.ts'
import { officeForm, onOfficeForms, onOfficePage } from './office-page.ts'

export const loadOfficeDispatch = onOfficePage('dispatch', async request => {
  const { markets, shown } = listRequestOf(request, {}, '')
  const carrier = request.query.get('carrier') ?? undefined
  return { ...shown, ...(await viewDispatch(request.ctx, markets, carrier)) }
})

export const sendOfficeDispatch = onOfficeForms('dispatch', {
  'scan-out': officeForm({
    schema: scanFormSchema,
    subjectOf: async ({ ctx, markets }, { code }) => {
      const parcel = await findScanned(ctx, markets, code)
      const [market] = markets
      return parcel
        ? { subject: `order ${parcel.orderNumber}`, market: parcel.market }
        : market && { subject: 'parcel unknown', market }
    },
    act: async ({ ctx, staff, markets }, { code }) => {
      const parcel = await findScanned(ctx, markets, code)
      if (!parcel) return refuse({ kind: 'unknown-parcel' })
      const moved = await scanOut(ctx, parcel, actorOf(staff))
      return moved.ok ? ok({ after: { state: moved.value } }) : moved
    },
  }),
})
