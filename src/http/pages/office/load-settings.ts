import { settingsFormSchema, undoFormSchema } from '#contract/office-form.ts'
import type { Market } from '#domain/market/market.ts'
import { ok, type Result } from '#domain/result.ts'
import type { SettingChange } from '#domain/setting/change-settings.ts'
import { type SettingSection, settingSections } from '#domain/setting/setting-fields.ts'
import { changeSettings, undoSettings } from '#services/setting/change-settings.ts'
import { viewSettings } from '#services/staff/view-settings.ts'
import { notFound } from '../page-request.ts'
import { marketOfQuery } from './list-request.ts'
import {
  type ActResult,
  type OfficeRequest,
  officeForm,
  onOfficeForms,
  onOfficePage,
} from './office-page.ts'

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

type Why = { readonly market: Market; readonly actor: string; readonly reason: string }
type Changed = Result<readonly SettingChange[], { readonly kind: string }>

async function inMarket(
  request: OfficeRequest,
  reason: string,
  change: (why: Why) => Promise<Changed>,
): Promise<ActResult> {
  const market = marketOfQuery(request)
  if (!market) throw notFound()
  const changed = await change({ market, actor: request.staff.name, reason })
  if (!changed.ok) return changed
  return ok({
    before: Object.fromEntries(changed.value.map(({ field, before }) => [field, before])),
    after: Object.fromEntries(changed.value.map(({ field, after }) => [field, after])),
  })
}

export const sendOfficeSettings = onOfficeForms('settings', {
  'change-settings': officeForm({
    schema: settingsFormSchema,
    subjectOf: (request, { section }) => aboutSettings(request, section),
    act: (request, { section, revision, reason, ...typed }) =>
      inMarket(request, reason, why =>
        changeSettings(request.ctx, { ...why, section, revision, typed }),
      ),
  }),
  'undo-settings': officeForm({
    schema: undoFormSchema,
    subjectOf: request => aboutSettings(request, sectionOf(request)),
    act: (request, { item, reason }) =>
      inMarket(request, reason, why => undoSettings(request.ctx, { ...why, id: item })),
  }),
})
