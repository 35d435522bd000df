import { deviceTypes } from '#domain/device/device.ts'
import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import { ownEntry } from '#domain/own-entry.ts'
import { listServices, type ServiceRow, saveServices } from '#store/import/services.ts'
import { serviceColumns } from './column-names.ts'
import { createDuplicateCheck } from './duplicate-check.ts'
import { errorsOf, type Importer, type Judged, refused } from './importer.ts'
import { amountIn, needed, oneOf } from './read-cell.ts'

type Service = Pick<ServiceRow, 'type' | 'key'>

/** The services the shop can sell (Spec 3.4); a new battery has no length. */
const known: Readonly<Record<string, Service['type']>> = {
  warranty_12: 'EXTRA_WARRANTY',
  warranty_24: 'EXTRA_WARRANTY',
  screen_12: 'INSURANCE',
  Ad_12: 'INSURANCE',
  Ad_24: 'INSURANCE',
  Ad_Th_12: 'INSURANCE',
  Ad_Th_24: 'INSURANCE',
  battery: 'BATTERY',
}

const readDevice = needed(
  oneOf(text => deviceTypes.find(type => type === text.toUpperCase()), deviceTypes),
  deviceTypes,
)

const readService = needed(
  oneOf((key): Service | undefined => {
    const type = ownEntry(known, key)
    return type && { type, key }
  }, Object.keys(known)),
  Object.keys(known),
)

type Shop = { readonly market: Market; readonly currency: Currency }

/** Each row is the price of a service for devices of one type, priced from `from` to below `to`. */
export function serviceImporter({ market, currency }: Shop): Importer<ServiceRow> {
  const checkDuplicate = createDuplicateCheck()
  const readAmount = amountIn(currency)
  const readPrice = needed(readAmount)
  return {
    names: serviceColumns,
    needs: [['device', 'service', 'price']],
    judge: async (sql, rows) => {
      const stored = new Map((await listServices(sql, market)).map(each => [keyOf(each), each]))
      return rows.map(({ line, cells }): Judged<ServiceRow> => {
        const device = readDevice(cells, 'device')
        const service = readService(cells, 'service')
        const from = readAmount(cells, 'from')
        const to = readAmount(cells, 'to')
        const price = readPrice(cells, 'price')
        if (!device.ok || !service.ok || !from.ok || !to.ok || !price.ok)
          return refused(line, ...errorsOf(device, service, from, to, price))
        const change: ServiceRow = {
          deviceType: device.value,
          ...service.value,
          fromMinor: from.value?.minor ?? 0,
          toMinor: to.value?.minor ?? null,
          priceMinor: price.value.minor,
        }
        const earlier = checkDuplicate(keyOf(change), line, change)
        if (earlier.kind === 'other')
          return refused(line, { kind: 'repeated', column: 'service', line: earlier.line })
        const before = stored.get(keyOf(change))
        const isKnown =
          before?.toMinor === change.toMinor && before.priceMinor === change.priceMinor
        if (earlier.kind === 'same' || isKnown) return { line, verdict: 'unchanged' }
        return { line, verdict: before ? 'changed' : 'added', change }
      })
    },
    write: (tx, changes) => saveServices(tx, market, currency, changes),
  }
}

function keyOf({ deviceType, key, fromMinor }: ServiceRow): string {
  return `${deviceType} ${key} ${fromMinor}`
}
