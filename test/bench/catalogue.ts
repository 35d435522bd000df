import { makeShop } from '#app/make-shop.ts'
import type { Database } from '#store/database.ts'
import { type Case, casesOf } from './catalogue-cases.ts'
import { type Size, sizes, withSizes } from './catalogue-sizes.ts'
import { percentiles } from './load.ts'
import { keepPlans, recorded } from './recorded.ts'
import { printTable, rounded } from './table.ts'

const turns = 300
const warmUpTurns = 30
/** Of a case's median from the smallest catalogue to the largest. */
const growthAllowed = 1.5

type Figures = { readonly p50: number; readonly p99: number; readonly barePerTurn: number }
type Found = ReadonlyMap<Size, Figures>

/** One question at a time, no page drawn: what the services take, and beside it what their statements take alone. */
export const benchCatalogue = async (): Promise<readonly string[]> => {
  const found = new Map<string, Map<Size, Figures>>()
  const limits = new Map<string, number>()
  await withSizes(Object.keys(sizes) as Size[], async ({ size, products, units, database }) => {
    console.log(`${size}: ${products} products, ${units} units`)
    const shop = await makeShop(database, { secret: 'of the bench', maxUnitsPerHour: 10 })
    for (const each of await casesOf(shop, database)) {
      if (each.p99 !== undefined) limits.set(each.name, each.p99)
      const figures = found.get(each.name) ?? new Map<Size, Figures>()
      found.set(each.name, figures.set(size, await measureCase(each, database)))
      if (size === '1M') await keepPlans(database, each.name, await sentBy(each, database))
    }
  })
  tell(found)
  return [...found].flatMap(([name, figures]) => complaintsOf(name, figures, limits.get(name)))
}

const measureCase = async (each: Case, database: Database): Promise<Figures> => {
  for (let turn = 0; turn < warmUpTurns; turn += 1) await each.ask(turn)
  const times: number[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    const begun = performance.now()
    await each.ask(turn)
    times.push(performance.now() - begun)
  }
  return { ...percentiles(times), barePerTurn: await bareMedian(each, database) }
}

const sentBy = (each: Case, database: Database) => recorded(database, () => each.ask(0))

/** The same statements, one after the other over one connection, without the shop's code around them. */
const bareMedian = async (each: Case, database: Database): Promise<number> => {
  const times: number[] = []
  const client = await database.pool.connect()
  try {
    for (let turn = 0; turn < warmUpTurns; turn += 1) {
      const statements = await recorded(database, () => each.ask(turn))
      const begun = performance.now()
      for (const { text, values } of statements) await client.query(text, values)
      times.push(performance.now() - begun)
    }
  } finally {
    client.release()
  }
  return percentiles(times).p50
}

const tell = (found: ReadonlyMap<string, Found>) =>
  printTable(
    [
      '',
      ...(Object.keys(sizes) as Size[]).flatMap(size => [`${size} p50`, 'p99', 'SQL']),
      'growth',
    ],
    [...found].map(([name, figures]) => [
      name,
      ...(Object.keys(sizes) as Size[]).flatMap(size => {
        const { p50, p99, barePerTurn } = figures.get(size) ?? nothing
        return [p50, p99, barePerTurn].map(value => rounded(value, 1))
      }),
      `${rounded(growthOf(figures), 2)}×`,
    ]),
  )

const nothing: Figures = { p50: Number.NaN, p99: Number.NaN, barePerTurn: Number.NaN }

const growthOf = (figures: Found) =>
  (figures.get('1M')?.p50 ?? Number.NaN) / (figures.get('10k')?.p50 ?? Number.NaN)

const complaintsOf = (name: string, figures: Found, limit: number | undefined) => {
  const slowest = figures.get('1M')?.p99 ?? Number.NaN
  const growth = growthOf(figures)
  return [
    ...(limit !== undefined && !(slowest <= limit)
      ? [`${name}: p99 ${rounded(slowest, 1)} ms at 1M, wanted ${limit}`]
      : []),
    ...(limit !== undefined && !(growth <= growthAllowed)
      ? [`${name}: grew ${rounded(growth, 2)}×, wanted ${growthAllowed}×`]
      : []),
  ]
}
