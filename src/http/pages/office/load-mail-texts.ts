import { mailTextFormSchema, undoFormSchema } from '#contract/office-form.ts'
import {
  changeMailText,
  listMailTexts,
  undoMailText,
  viewMailText,
} from '#services/staff/mail-texts.ts'
import { notFound } from '../page-request.ts'
import { changeInMarket } from './change-in-market.ts'
import { marketOfQuery } from './list-request.ts'
import { type OfficeRequest, officeForm, onOfficeForms, onOfficePage } from './office-page.ts'

export const loadOfficeMailTexts = onOfficePage('mail-texts', async request => {
  const market = marketOfQuery(request)
  if (!market) throw notFound()
  return { market, ownMarkets: request.markets, rows: listMailTexts(request.ctx, market) }
})

export const loadOfficeMailText = onOfficePage('mail-text', async request => {
  const market = marketOfQuery(request)
  const view = market && (await viewMailText(request.ctx, market, request.parameter))
  if (!market || !view) throw notFound()
  return { market, ...view }
})

async function aboutMailText(request: OfficeRequest) {
  const market = marketOfQuery(request)
  const view = market && (await viewMailText(request.ctx, market, request.parameter))
  return view && { subject: `mail-text ${view.mail}`, market }
}

export const sendOfficeMailText = onOfficeForms('mail-text', {
  'change-mail-text': officeForm({
    schema: mailTextFormSchema,
    subjectOf: aboutMailText,
    act: (request, { revision, reason, ...typed }) =>
      changeInMarket(request, reason, why =>
        changeMailText(request.ctx, { ...why, mail: request.parameter, revision, typed }),
      ),
  }),
  'undo-mail-text': officeForm({
    schema: undoFormSchema,
    subjectOf: aboutMailText,
    act: (request, { item, reason }) =>
      changeInMarket(request, reason, why =>
        undoMailText(request.ctx, { ...why, mail: request.parameter, id: item }),
      ),
  }),
})
