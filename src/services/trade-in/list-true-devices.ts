import { bookModelOf, bookPartsOf } from '#domain/trade-in/book-item.ts'
import { listItemsBesides } from '#store/trade-in/price-book.ts'
import type { StoredTradeIn } from '#store/trade-in/read-trade-in.ts'
import type { Context } from '../context.ts'
import type { InspectionReport } from './inspection-report.ts'

/** What a traded-in device may turn out to be. `item` is a key of the price book. */
export type TrueDevice = {
  readonly item: string
  /** Its model, if that is another than declared. */
  readonly model?: string
  /** As the manufacturer writes it. */
  readonly configuration: string
}

/** Each configuration with a price in the book version of the first offer, of the declared model first. */
export async function listTrueDevices(
  { sql }: Pick<Context, 'sql'>,
  { market, bookVersion, modelId }: StoredTradeIn,
): Promise<readonly TrueDevice[]> {
  const items = await listItemsBesides(sql, market, Number(bookVersion), modelId)
  return items.map(({ item, modelId: found, model }) => ({
    item,
    ...(found !== modelId && { model }),
    configuration: Object.values(bookPartsOf(item)).join(', '),
  }))
}

/** The findings if a device is not what was declared, but this item of the price book. Its colour is as declared. */
export function findingsOf(
  { answers, modelId, deviceType }: StoredTradeIn,
  item: string,
): Pick<InspectionReport, 'found' | 'model'> {
  const part = deviceType === 'CONSOLE' ? 'config-storage' : 'config-all'
  const color = answers[part]?.color
  const model = bookModelOf(item)
  return {
    found: { [part]: { ...bookPartsOf(item), ...(color !== undefined && { color }) } },
    ...(model !== modelId && { model }),
  }
}
