import { settingsFormSchema, undoFormSchema } from '#contract/office-form.ts'
import { type SettingSection, settingSections } from '#domain/setting/setting-fields.ts'
import { changeSettings, undoSettings } from '#services/setting/change-settings.ts'
import { viewSettings } from '#services/staff/view-settings.ts'
import { notFound } from '../page-request.ts'
import { changeInMarket } from './change-in-market.ts'
import { marketOfQuery } from './list-request.ts'
import { type OfficeRequest, officeForm, onOfficeForms, onOfficePage } from './office-page.ts'

export const loadOfficeSettings = onOfficePage('settings', async request => {
  const market = marketOfQuery(request)
  if (!market) throw notFound()
  const section = sectionOf(request)
  return {
    market,
    section,
    ownMarkets: request.markets,
    ...(await viewSettings(request.ctx, market, section)),
  }
})

function sectionOf({ query }: OfficeRequest): SettingSection {
  const typed = query.get('section')
  return settingSections.find(section => section === typed) ?? 'payment'
}

async function aboutSettings(request: OfficeRequest, section: SettingSection) {
  const market = marketOfQuery(request)
  return market && { subject: `settings ${section}`, market }
}

export const sendOfficeSettings = onOfficeForms('settings', {
  'change-settings': officeForm({
    schema: settingsFormSchema,
    subjectOf: (request, { section }) => aboutSettings(request, section),
    act: (request, { section, revision, reason, ...typed }) =>
      changeInMarket(request, reason, why =>
        changeSettings(request.ctx, { ...why, section, revision, typed }),
      ),
  }),
  'undo-settings': officeForm({
    schema: undoFormSchema,
    subjectOf: request => aboutSettings(request, sectionOf(request)),
    act: (request, { item, reason }) =>
      changeInMarket(request, reason, why => undoSettings(request.ctx, { ...why, id: item })),
  }),
})
