import { importFormSchema, longestImport } from '#contract/office-form.ts'
import { ok } from '#domain/result.ts'
import { importOfficeFile } from '#services/import/import-file.ts'
import { notFound } from '../page-request.ts'
import { marketOfQuery } from './list-request.ts'
import { officeForm, onOfficeForms, onOfficePage } from './office-page.ts'

export const loadOfficeImports = onOfficePage('imports', async request => {
  const market = marketOfQuery(request)
  if (!market) throw notFound()
  return { market, ownMarkets: request.markets }
})

/** A letter of another alphabet is six signs of a form, and a file is mostly others. */
const longestBody = longestImport * 3

export const sendOfficeImports = onOfficeForms(
  'imports',
  {
    'import-file': officeForm({
      schema: importFormSchema,
      subjectOf: async (request, { kind, name }) => {
        const market = marketOfQuery(request)
        return market && { subject: `import ${kind} ${name}`.trim(), market }
      },
      act: async (request, file) => {
        const market = marketOfQuery(request)
        if (!market) throw notFound()
        const imported = await importOfficeFile(request.ctx, market, file)
        if (!imported.ok) return imported
        const { kind, mode } = file
        return ok({ report: { kind, mode, ...imported.value }, after: imported.value.counts })
      },
      kept: ({ kind, mode, name }) => ({ kind, mode, name }),
    }),
  },
  longestBody,
)
