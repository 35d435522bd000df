import type { Market } from '#domain/market/market.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import {
  applied,
  changesIn,
  type SettingChange,
  type SettingDocuments,
  type SettingRefusal,
  undoing,
} from '#domain/setting/change-settings.ts'
import {
  type ChangedSection,
  nameOfField,
  type SettingField,
  settingFieldsOf,
  settingKeys,
} from '#domain/setting/setting-fields.ts'
import { lockSettings, upsertSetting } from '#store/money/currency-changes.ts'
import {
  findSettingChange,
  insertSettingChange,
  listSettingChanges,
} from '#store/setting/settings.ts'
import { inTransaction, type Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { mailPhrasesOf } from '../mail/mail-texts.ts'
import { followSettings } from './follow-settings.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'settings' | 'responses'>

type Changed = Result<readonly SettingChange[], SettingRefusal>

type Why = { readonly market: Market; readonly actor: string; readonly reason: string }

export type SettingsForm = Why & {
  readonly section: ChangedSection
  /** The names of its fields, if it has only some of the section. */
  readonly fields?: readonly string[]
  /** The newest change of its fields when the form was opened; 0 for none. */
  readonly revision: number
  /** What was typed, by the name of the field. */
  readonly typed: Readonly<Record<string, string>>
}

/**
 * Changes one section of a market's settings, unless somebody changed it since the form was opened. All processes use
 * the new values within half a second.
 */
export function changeSettings(ctx: Ctx, form: SettingsForm): Promise<Changed> {
  const { market, section, fields: names, revision, typed } = form
  const fields = fieldsOf(market, names).filter(field => field.section === section)
  return writing(ctx, form, async (tx, documents) => {
    const [newest] = await listSettingChanges(tx, market, [section], 1, names)
    if ((newest?.id ?? 0) !== revision) return refuse({ kind: 'changed-meanwhile' })
    const { currency } = ctx.settings.displayOf(market)
    const changes = changesIn(fields, documents, typed, currency)
    return changes.ok ? ok({ section, changes: changes.value, undoes: null }) : changes
  })
}

/** Sets what was before a change, as a change of its own. */
export function undoSettings(
  ctx: Ctx,
  { id, fields: names, ...why }: Why & UndoneChange,
): Promise<Changed> {
  const fields = fieldsOf(why.market, names)
  return writing(ctx, why, async (tx, documents) => {
    const undone = await findSettingChange(tx, why.market, id)
    if (!undone) return refuse({ kind: 'changed-meanwhile' })
    const changes = undoing(fields, documents, undone.changes)
    return changes.ok
      ? ok({ section: undone.section, changes: changes.value, undoes: id })
      : changes
  })
}

/** `fields` are the names that it may have changed, if not those of the page of settings. */
type UndoneChange = { readonly id: number; readonly fields?: readonly string[] }

/** The fields with some names, or those of the page of settings. */
function fieldsOf(market: Market, names?: readonly string[]): readonly SettingField[] {
  return names
    ? allFieldsOf(market).filter(field => names.includes(nameOfField(field)))
    : settingFieldsOf(market)
}

function allFieldsOf(market: Market): readonly SettingField[] {
  return [...settingFieldsOf(market), ...mailPhrasesOf(market)]
}

type Plan = {
  readonly section: ChangedSection
  readonly changes: readonly SettingChange[]
  readonly undoes: number | null
}

async function writing(
  ctx: Ctx,
  { market, actor, reason }: Why,
  plan: (tx: Sql, documents: SettingDocuments) => Promise<Result<Plan, SettingRefusal>>,
): Promise<Changed> {
  const fields = allFieldsOf(market)
  const changed = await inTransaction<readonly SettingChange[], SettingRefusal>(
    ctx.sql,
    [`settings ${market}`],
    async tx => {
      const documents = documentsFrom(await lockSettings(tx, market), ctx.settings, market)
      const planned = await plan(tx, documents)
      if (!planned.ok) return planned
      const { changes } = planned.value
      const result = applied(fields, documents, changes)
      if (!result.ok) return result
      for (const key of keysOf(fields, changes))
        await upsertSetting(tx, market, key, result.value[key])
      await insertSettingChange(tx, { ...planned.value, market, actor, reason, at: ctx.clock() })
      return ok(changes)
    },
  )
  // It is committed: where this fails, the loop reads it a moment later.
  if (changed.ok) await followSettings(ctx).catch(() => undefined)
  return changed
}

function keysOf(fields: readonly SettingField[], changes: readonly SettingChange[]) {
  const names = new Set(changes.map(({ field }) => field))
  return new Set(fields.filter(field => names.has(nameOfField(field))).map(({ key }) => key))
}

/** What is not stored has the usual values. */
export function settingDocuments(settings: Context['settings'], market: Market): SettingDocuments {
  return {
    shop: settings.shopOf(market),
    loyalty: settings.loyaltyOf(market),
    reviews: settings.reviewsOf(market),
    'trade-in-limits': settings.tradeInLimitsOf(market),
    company: settings.companyOf(market),
    'second-person': settings.secondPersonOf(market),
    retention: settings.retentionOf(market),
    'mail-texts': settings.mailTextsOf(market) ?? {},
  }
}

function documentsFrom(
  stored: ReadonlyMap<string, unknown>,
  settings: Context['settings'],
  market: Market,
): SettingDocuments {
  const usual = settingDocuments(settings, market)
  const entries = settingKeys.map(key => [key, { ...usual[key], ...(stored.get(key) as object) }])
  return Object.fromEntries(entries) as SettingDocuments
}
