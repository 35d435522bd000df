import type { Market } from '#domain/market/market.ts'
import { ok, type Result } from '#domain/result.ts'
import type { SettingChange } from '#domain/setting/change-settings.ts'
import { notFound } from '../page-request.ts'
import { marketOfQuery } from './list-request.ts'
import type { ActResult, OfficeRequest } from './office-page.ts'

type Why = { readonly market: Market; readonly actor: string; readonly reason: string }
type Changed = Result<readonly SettingChange[], { readonly kind: string }>

/** Changes settings in the market of a page; the trail shows what they were and what they are. */
export async function changeInMarket(
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
