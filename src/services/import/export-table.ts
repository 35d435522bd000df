import { gradeToWire } from '#domain/device/grade.ts'
import type { Market } from '#domain/market/market.ts'
import { csvAmount, csvOf } from '#domain/money/csv.ts'
import { bookPartsOf, pricedParts } from '#domain/trade-in/book-item.ts'
import { listExportedBases, listExportedPrices, listExportedStock } from '#store/import/exports.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql'>

export const exportKinds = ['prices', 'stock', 'price-book'] as const
export type ExportKind = (typeof exportKinds)[number]

/** A table of the catalogue as CSV, with the columns that an import of its kind reads; devices without their numbers. */
export async function exportTable({ sql }: Ctx, kind: ExportKind, market: Market): Promise<string> {
  switch (kind) {
    case 'prices':
      return csvOf(
        ['sku', 'title', 'grade', 'price', 'new_price', 'stock'],
        (await listExportedPrices(sql, market)).map(row => [
          row.sku,
          row.title,
          gradeToWire(row.grade),
          csvAmount(row.priceMinor),
          row.newPriceMinor === null ? '' : csvAmount(row.newPriceMinor),
          row.stock,
        ]),
      )
    case 'stock':
      return csvOf(
        [
          'id',
          'sku',
          'title',
          'grade',
          'state',
          'shelf',
          'battery_health',
          'acquisition_price',
          'tax_scheme',
          'received_at',
        ],
        (await listExportedStock(sql, market)).map(row => [
          row.id,
          row.sku,
          row.title,
          row.grade === null ? '' : gradeToWire(row.grade),
          row.state,
          row.shelf,
          row.batteryHealth,
          csvAmount(row.acquisitionMinor),
          row.taxScheme,
          row.receivedOn,
        ]),
      )
    case 'price-book':
      return csvOf(
        ['brand', 'model', ...pricedParts, 'base'],
        (await listExportedBases(sql, market)).map(({ item, brand, name, baseMinor }) => {
          const parts = bookPartsOf(item)
          return [brand, name, ...pricedParts.map(part => parts[part]), csvAmount(baseMinor)]
        }),
      )
  }
}
