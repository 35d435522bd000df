import type { AccessoryType } from '#domain/device/accessory-listing.ts'
import { accessoryPictures } from '#domain/device/accessory-picture.ts'
import { keyOf } from '#domain/device/canonical/words.ts'
import type { Fits } from '#domain/device/fits.ts'
import { type Market, markets } from '#domain/market/market.ts'
import type { Currency, Money } from '#domain/money/money.ts'
import { isShelfPrice } from '#domain/money/shelf-price.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { CellError, Failure } from './error.ts'
import { errorsOf } from './importer.ts'
import type { Known } from './known.ts'
import { amountIn, needed, oneOf, type ReadCell } from './read-cell.ts'
import { readFits } from './read-fits.ts'
import type { Cells } from './read-table.ts'

/** The values of a row that describes an accessory; missing values are undefined. */
export type AccessoryFacts = {
  readonly id: string
  readonly type: AccessoryType | undefined
  readonly names: Readonly<Partial<Record<Market, string>>>
  readonly colorHex: string | undefined
  readonly price: Money | undefined
  readonly isActive: boolean | undefined
  readonly fits: Fits | undefined
}

type Shop = { readonly market: Market; readonly currency: Currency; readonly known: Known }

export function readAccessory(
  cells: Cells,
  { market, currency, known }: Shop,
): Result<AccessoryFacts, readonly Failure[]> {
  const id = needed(formed(/^[\w.-]{1,40}$/, 'CABLE-USBC-1M'))(cells, 'id')
  const type = oneOf(
    text => accessoryTypes.find(each => keyOf(each) === keyOf(text)),
    accessoryTypes,
  )(cells, 'type')
  const color = formed(/^#[\dA-F]{6}$/i, '#1F2A33')(cells, 'color')
  const price = shelfPrice(market, currency)(cells, 'price')
  const active = oneOf(readYesNo, ['yes', 'no'])(cells, 'active')
  const names = readNames(cells)
  const fits = readFits(cells, market, known)
  if (!id.ok || !type.ok || !color.ok || !price.ok || !active.ok || !names.ok || !fits.ok)
    return refuse(errorsOf(id, type, names, color, price, active, fits))
  return ok({
    id: id.value,
    type: type.value,
    names: names.value,
    colorHex: color.value?.toUpperCase(),
    price: price.value,
    isActive: active.value,
    fits: fits.value,
  })
}

const accessoryTypes: readonly AccessoryType[] = accessoryPictures.filter(
  each => each !== 'battery' && each !== 'gift-wrap',
)

function formed(form: RegExp, example: string): ReadCell<string> {
  return (cells, column) => {
    const text = cells[column]
    return text === undefined || form.test(text)
      ? ok(text)
      : refuse({ kind: 'wrong-form', column, value: text, example })
  }
}

function shelfPrice(market: Market, currency: Currency): ReadCell<Money> {
  return (cells, column) => {
    const price = amountIn(currency)(cells, column)
    return price.ok && price.value && !isShelfPrice(price.value)
      ? refuse({ kind: 'not-a-shelf-price', column, value: cells[column] ?? '', market })
      : price
  }
}

const longestName = 120

function readNames(cells: Cells): Result<AccessoryFacts['names'], CellError> {
  const long = markets.find(market => (cells[`name_${market}`]?.length ?? 0) > longestName)
  if (long) return refuse({ kind: 'too-long', column: `name_${long}`, most: longestName })
  return ok(
    Object.fromEntries(
      markets.flatMap(market => {
        const name = cells[`name_${market}`]
        return name === undefined ? [] : [[market, name]]
      }),
    ),
  )
}

const yes = ['yes', 'true', '1', 'y', 'da', 'да', 'igen', 'ναι'].map(keyOf)
const no = ['no', 'false', '0', 'n', 'nu', 'не', 'nem', 'όχι'].map(keyOf)

function readYesNo(text: string): boolean | undefined {
  if (yes.includes(keyOf(text))) return true
  return no.includes(keyOf(text)) ? false : undefined
}
