import { gradeFromWire } from '#domain/device/grade.ts'
import { parsePath } from '#domain/market/parse-path.ts'
import { renameOldKeys } from '#domain/market/filters.ts'
import { movedTo, notFound, onPage } from './page-request.ts'

export const loadProduct = onPage(async ({ market, path, query, shop }) => {
  const parsed = parsePath(market, path)
  if (parsed?.page !== 'product') throw notFound()
  const renamed = renameOldKeys(query)
  if (renamed) throw movedTo(`${path}?${new URLSearchParams(renamed.map(pair => [...pair]))}`)
  const viewed = await shop.viewProduct({ market, params: parsed.params, query, grade: gradeFromWire(query.get('shape')) })
  if (!viewed) throw notFound()
  if (viewed.kind === 'moved') throw movedTo(viewed.path)
  return { page: viewed.page, grade: viewed.grade, settings: shop.settingsOf(market) }
})
