import {
  gradeUnitFormSchema,
  listUnitFormSchema,
  moveUnitFormSchema,
  photographUnitFormSchema,
  scannedShelfFormSchema,
  shelveUnitFormSchema,
  workFormSchema,
} from '#contract/unit-form.ts'
import { parseShelf, type UnitState, unitStates } from '#domain/device/unit-state.ts'
import type { Market } from '#domain/market/market.ts'
import { parseAmount } from '#domain/money/parse-amount.ts'
import { ok, refuse } from '#domain/result.ts'
import { actorOf } from '#domain/staff/actor.ts'
import {
  type CountedUnit,
  countShelf,
  fillShelf,
  findOfficeUnit,
  listOfficeUnits,
  viewOfficeUnit,
} from '#services/staff/office-units.ts'
import { gradeUnit, photographUnit } from '#services/stock/grade-unit.ts'
import { addWork, listUnit, moveUnit, shelveUnit } from '#services/stock/move-unit.ts'
import { passportUrl } from '#services/stock/passport-url.ts'
import { notFound } from '../page-request.ts'
import { listRequestOf, marketOfQuery } from './list-request.ts'
import {
  formsAbout,
  type OfficeRequest,
  officeForm,
  onOfficeForms,
  onOfficePage,
} from './office-page.ts'

const views: Readonly<Record<string, readonly UnitState[]>> = {
  'to-grade': ['intake', 'grading', 'returned'],
  workshop: ['refurbishing'],
  'for-sale': ['listed', 'held'],
  aside: ['quarantined', 'lost'],
  all: unitStates,
}

export const loadOfficeUnits = onOfficePage('units', async request => {
  const { view, ...list } = listRequestOf(request, views, 'to-grade')
  return {
    view,
    ...list.shown,
    countMarket: marketOfQuery(request) ?? request.markets[0],
    ...(await listOfficeUnits(request.ctx, list)),
  }
})

export const loadOfficeUnit = onOfficePage('unit', async ({ ctx, markets, parameter, query }) => {
  const found = await viewOfficeUnit(ctx, markets, parameter, query.get('q')?.slice(0, 100))
  if (!found) throw notFound()
  const { currency } = ctx.settings.displayOf(found.unit.market)
  const { passportCode, unit } = found
  const isPublic = passportCode !== undefined && unit.listingId !== null
  const url = isPublic ? passportUrl(ctx, unit.market, passportCode) : undefined
  return { ...found, currency, passportUrl: url }
})

const mostScanned = 2_000

/** A count of a shelf is longer than other forms. */
const longestCount = 100_000

/** A shelf and what was scanned, a line for each device. */
function onShelf(
  act: (
    request: OfficeRequest,
    market: Market,
    shelf: string,
    codes: readonly string[],
  ) => Promise<{ readonly report: object; readonly after: object }>,
) {
  return officeForm({
    schema: scannedShelfFormSchema,
    subjectOf: async (request, { shelf }) => {
      const market = marketOfQuery(request)
      return market && { subject: `shelf ${parseShelf(shelf) ?? shelf}`, market }
    },
    act: async (request, { shelf: typed, scanned }) => {
      const market = marketOfQuery(request)
      if (!market) throw notFound()
      const shelf = parseShelf(typed)
      if (shelf === undefined) return refuse({ kind: 'invalid-shelf' })
      const lines = scanned.split('\n').map(line => line.trim())
      const codes = [...new Set(lines.filter(line => line !== ''))].slice(0, mostScanned)
      return ok(await act(request, market, shelf, codes))
    },
    kept: ({ shelf }) => ({ shelf }),
  })
}

function idsOf(units: readonly CountedUnit[]): readonly string[] {
  return units.map(({ id }) => id)
}

export const sendOfficeUnits = onOfficeForms(
  'units',
  {
    'count-shelf': onShelf(async ({ ctx }, market, shelf, codes) => {
      const { found, missing, foreign, unknown } = await countShelf(ctx, market, shelf, codes)
      return {
        report: { shelf, found, missing, foreign, unknown },
        after: { found, missing: idsOf(missing), foreign: idsOf(foreign), unknown: unknown.length },
      }
    }),
    'fill-shelf': onShelf(async ({ ctx }, market, shelf, codes) => {
      const { placed, foreign, unknown } = await fillShelf(ctx, market, shelf, codes)
      return {
        report: { shelf, placed: placed.length, foreign, unknown },
        after: { placed, foreign: idsOf(foreign), unknown: unknown.length },
      }
    }),
  },
  longestCount,
)

const form = formsAbout(
  ({ ctx, markets, parameter }) => findOfficeUnit(ctx, markets, parameter),
  ({ id, market }) => ({ subject: `unit ${id}`, market }),
)

function stateBefore({ state }: { readonly state: UnitState }) {
  return { before: { state } }
}

export const sendOfficeUnit = onOfficeForms('unit', {
  'move-unit': form(
    moveUnitFormSchema,
    ({ ctx, staff }, { id }, { move, reason }) =>
      moveUnit(ctx, id, move, { actor: actorOf(staff), reason }),
    stateBefore,
  ),
  'list-unit': form(
    listUnitFormSchema,
    async ({ ctx, staff }, { id, market }, { listing, price: typed, reason }) => {
      const price =
        typed.trim() === ''
          ? undefined
          : parseAmount(typed, ctx.settings.displayOf(market).currency)
      if (price && !price.ok) return refuse({ kind: 'invalid-amount' })
      const why = { actor: actorOf(staff), reason }
      return listUnit(ctx, id, { ...listing, price: price?.value }, why)
    },
    stateBefore,
  ),
  'work-on-unit': form(
    workFormSchema,
    async ({ ctx, staff }, { id, market }, { kind, part, text, cost }) => {
      const { currency } = ctx.settings.displayOf(market)
      const spent = cost.trim() === '' ? ok({ minor: 0 }) : parseAmount(cost, currency)
      if (!spent.ok) return refuse({ kind: 'invalid-amount' })
      const replaced = part === '' ? undefined : part
      const work = { kind, part: replaced, text, costMinor: spent.value.minor }
      return ok(await addWork(ctx, id, work, staff.name))
    },
  ),
  'grade-unit': form(
    gradeUnitFormSchema,
    ({ ctx, staff }, { id }, { battery: batteryHealth, ...sheet }) =>
      gradeUnit(ctx, id, { ...sheet, batteryHealth }, staff.name),
    undefined,
    { lists: ['checks'] },
  ),
  'photograph-unit': form(photographUnitFormSchema, ({ ctx }, { id }, { view, photo }) =>
    photographUnit(ctx, id, view, photo),
  ),
  'shelve-unit': form(shelveUnitFormSchema, async ({ ctx }, { id }, { shelf: typed }) => {
    const shelf = typed.trim() === '' ? undefined : parseShelf(typed)
    if (typed.trim() !== '' && shelf === undefined) return refuse({ kind: 'invalid-shelf' })
    return ok(await shelveUnit(ctx, id, shelf))
  }),
})
