import { createContext } from '#app/context.ts'
import type { Database } from '#store/database.ts'
import { unconnected } from '#test/support/unconnected.ts'
import { type Case, casesOf } from './catalogue-cases.ts'
import { type Size, type Sized, sizes, withSizes } from './catalogue-sizes.ts'
import { percentiles } from './load.ts'
import { recorded, savePlans } from './recorded.ts'
import { printTable, rounded } from './table.ts'

const turns = 300
const warmUpTurns = 30
/** The maximum growth of a case's median from the smallest catalogue to the largest. */
const growthAllowed = 1.5

type Figures = { readonly p50: number; readonly p99: number; readonly barePerTurn: number }
type Found = ReadonlyMap<Size, Figures>

/**
 * One request at a time, without rendering: the time of the services, and beside it the time of their statements
 * alone. The sizes are queried in turn, so that other load on the machine affects all of them.
 */
export async function benchCatalogue(): Promise<readonly string[]> {
  const found = new Map<string, Map<Size, Figures>>()
  const limits = new Map<string, number>()
  await withSizes(Object.keys(sizes) as Size[], async opened => {
    const catalogues = await Promise.all(opened.map(casesOn))
    for (const [at, { name, p99 }] of (catalogues[0]?.cases ?? []).entries()) {
      if (p99 !== undefined) limits.set(name, p99)
      const sides = catalogues.flatMap(({ size, database, cases }) => {
        const own = cases[at]
        return own ? [{ size, database, own }] : []
      })
      found.set(name, await measureSides(sides))
      for (const { size, database, own } of sides)
        if (size === '1M') await savePlans(database, name, await statementsOf(own, database))
    }
  })
  print(found)
  return [...found].flatMap(([name, figures]) => complaintsOf(name, figures, limits.get(name)))
}

async function casesOn({ size, products, units, database }: Sized) {
  console.log(`${size}: ${products} products, ${units} units`)
  const ctx = await createContext(
    database,
    unconnected({ secret: 'of the bench', maxUnitsPerHour: 10 }),
  )
  return { size, database, cases: await casesOf(ctx, database) }
}

type Side = { readonly size: Size; readonly database: Database; readonly own: Case }

async function measureSides(sides: readonly Side[]): Promise<Map<Size, Figures>> {
  const times = new Map(sides.map(({ size }) => [size, [] as number[]]))
  for (let turn = -warmUpTurns; turn < turns; turn += 1)
    for (const { size, own } of sides) {
      const start = performance.now()
      await own.run(turn + warmUpTurns)
      if (turn >= 0) times.get(size)?.push(performance.now() - start)
    }
  const figures = new Map<Size, Figures>()
  for (const { size, database, own } of sides)
    figures.set(size, {
      ...percentiles(times.get(size) ?? []),
      barePerTurn: await bareMedian(own, database),
    })
  return figures
}

function statementsOf(each: Case, database: Database) {
  return recorded(database, () => each.run(0))
}

/** The same statements one after another over one connection, without the shop's code. */
async function bareMedian(each: Case, database: Database): Promise<number> {
  const times: number[] = []
  const client = await database.pool.connect()
  try {
    for (let turn = 0; turn < warmUpTurns; turn += 1) {
      const statements = await recorded(database, () => each.run(turn))
      const start = performance.now()
      for (const { text, values } of statements) await client.query(text, values)
      times.push(performance.now() - start)
    }
  } finally {
    client.release()
  }
  return percentiles(times).p50
}

function print(found: ReadonlyMap<string, Found>) {
  return printTable(
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
}

const nothing: Figures = { p50: Number.NaN, p99: Number.NaN, barePerTurn: Number.NaN }

function growthOf(figures: Found) {
  return (figures.get('1M')?.p50 ?? Number.NaN) / (figures.get('10k')?.p50 ?? Number.NaN)
}

function complaintsOf(name: string, figures: Found, limit: number | undefined) {
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
