import { changeModelFormSchema, modelFormSchema, productFormSchema } from '#contract/office-form.ts'
import { ok } from '#domain/result.ts'
import { officeUrl } from '#domain/staff/office-pages.ts'
import {
  addModel,
  addProduct,
  changeModel,
  listOfficeModels,
  viewModel,
} from '#services/staff/office-models.ts'
import { notFound } from '../page-request.ts'
import { type OfficeRequest, officeForm, onOfficeForms, onOfficePage } from './office-page.ts'

export const loadOfficeModels = onOfficePage('models', async ({ ctx, query }) => {
  const typed = (query.get('q') ?? '').trim().slice(0, 100)
  return {
    typed,
    ...(await listOfficeModels(ctx, { typed, after: query.get('after') ?? undefined })),
  }
})

export const loadOfficeModel = onOfficePage('model', async ({ ctx, parameter }) => {
  const found = await viewModel(ctx, parameter)
  if (!found) throw notFound()
  return found
})

/** Models belong to all markets. */
const everyMarket = { market: undefined }

export const sendOfficeModels = onOfficeForms('models', {
  'add-model': officeForm({
    schema: modelFormSchema,
    subjectOf: async (_request, { brand, name }) => ({
      subject: `model ${brand} ${name}`,
      ...everyMarket,
    }),
    act: async ({ ctx }, form) => {
      const added = await addModel(ctx, form)
      return added.ok ? ok({ to: officeUrl('model', added.value) }) : added
    },
  }),
})

async function aboutModel({ ctx, parameter }: OfficeRequest) {
  const found = await viewModel(ctx, parameter)
  return found && { subject: `model ${found.model.id}`, ...everyMarket }
}

export const sendOfficeModel = onOfficeForms('model', {
  'change-model': officeForm({
    schema: changeModelFormSchema,
    subjectOf: aboutModel,
    act: async ({ ctx, parameter }, { year, box, reason: _, ...specification }) => {
      const found = await viewModel(ctx, parameter)
      if (!found) throw notFound()
      const { year: yearBefore, specification: before } = found.model
      await changeModel(ctx, found.model, { year, box, specification })
      return ok({ before: { year: yearBefore, ...before } })
    },
  }),
  'add-product': officeForm({
    schema: productFormSchema,
    subjectOf: aboutModel,
    act: async ({ ctx, parameter }, form) => {
      const found = await viewModel(ctx, parameter)
      if (!found) throw notFound()
      const added = await addProduct(ctx, found.model, form)
      return added.ok ? ok({ after: { product: added.value } }) : added
    },
  }),
})
