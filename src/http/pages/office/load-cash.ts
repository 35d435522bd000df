import { remittanceFormSchema } from '#contract/office-form.ts'
import type { ParcelCash } from '#domain/payment/remittance.ts'
import { ok } from '#domain/result.ts'
import { actorOf } from '#domain/staff/actor.ts'
import { listOfficeCash, matchStatement } from '#services/staff/office-cash.ts'
import { notFound } from '../page-request.ts'
import { listRequestOf, marketOfQuery } from './list-request.ts'
import { officeForm, onOfficeForms, onOfficePage } from './office-page.ts'

const views: Readonly<Record<string, readonly ParcelCash['state'][]>> = {
  collected: ['collected'],
  remitted: ['remitted'],
  all: ['due', 'collected', 'remitted'],
}

export const loadOfficeCash = onOfficePage('cash', async request => {
  const { view, ...list } = listRequestOf(request, views, 'collected')
  return { view, ...list.shown, ...(await listOfficeCash(request.ctx, list)) }
})

/** A statement may be longer than other forms. */
const longestStatement = 600_000

export const sendOfficeCash = onOfficeForms(
  'cash',
  {
    'match-cash': officeForm({
      schema: remittanceFormSchema,
      subjectOf: async request => {
        const market = marketOfQuery(request)
        return market && { subject: `cash ${market}`, market }
      },
      act: async (request, { statement }) => {
        const market = marketOfQuery(request)
        if (!market) throw notFound()
        const lines = await matchStatement(request.ctx, market, statement, actorOf(request.staff))
        const matched = lines.filter(({ verdict }) => verdict === 'matched')
        return ok({
          report: lines,
          after: {
            lines: lines.length,
            remitted: matched.map(({ orderNumber }) => orderNumber),
          },
        })
      },
      kept: ({ statement }) => ({ characters: statement.length }),
    }),
  },
  longestStatement,
)
