import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import { settingIn, settingText } from '#domain/setting/change-settings.ts'
import {
  nameOfField,
  type SettingField,
  type SettingSection,
  settingFieldsOf,
  settingSections,
} from '#domain/setting/setting-fields.ts'
import { listSettingChanges, type StoredSettingChange } from '#store/setting/settings.ts'
import type { Context } from '../context.ts'
import { settingDocuments } from '../setting/change-settings.ts'

/** A field with its value as a form shows it; an amount is in `currency`. */
export type ShownSetting = SettingField & {
  readonly name: string
  readonly value: string
  readonly currency: Currency
}

const shownChanges = 20

/** The settings of one section and the latest changes of all. `revision` names the newest change of the section. */
export async function viewSettings(
  { sql, settings }: Pick<Context, 'sql' | 'settings'>,
  market: Market,
  section: SettingSection,
): Promise<{
  readonly fields: readonly ShownSetting[]
  readonly revision: number
  readonly changes: readonly StoredSettingChange[]
}> {
  const documents = settingDocuments(settings, market)
  const [[newest], changes] = await Promise.all([
    listSettingChanges(sql, market, [section], 1),
    listSettingChanges(sql, market, settingSections, shownChanges),
  ])
  const { currency } = settings.displayOf(market)
  const fields = settingFieldsOf(market)
    .filter(field => field.section === section)
    .map(field => ({
      ...field,
      name: nameOfField(field),
      value: settingText(settingIn(documents, field)),
      currency,
    }))
  return { fields, revision: newest?.id ?? 0, changes }
}
