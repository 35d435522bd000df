import { expect, test } from 'vitest'
import type { Sql } from '#store/transaction.ts'
import { importTable } from './import-table.ts'
import type { Importer } from './importer.ts'
import type { FileRow } from './read-table.ts'
import { createBatchWriter, dryRun } from './take-batch.ts'

const sql = {} as Sql

class DatabaseError extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** A store that rejects some lines as a constraint would, and stores nothing of a failed transaction. */
function aStore(rejectedLines: readonly number[], code = '23514') {
  const written: number[] = []
  const sizes: number[] = []
  const importer: Importer<number> = {
    names: {},
    needs: [],
    judge: async (_, rows) =>
      rows.map(({ line }) => ({ line, verdict: 'added' as const, change: line })),
    write: async (_, changes) => {
      sizes.push(changes.length)
      if (changes.some(change => rejectedLines.includes(change))) throw new DatabaseError(code)
      written.push(...changes)
    },
  }
  return { written, sizes, importer }
}

function rowsUpTo(last: number): readonly FileRow[] {
  return Array.from({ length: last }, (_, at) => ({ line: at + 1, cells: {} }))
}

async function* flow(rows: readonly FileRow[]) {
  yield* rows
}

test('rows are written in batches of five hundred', async () => {
  const { written, sizes, importer } = aStore([])
  const importBatch = createBatchWriter(importer, work => work(sql))
  const counts = await importTable(
    { rows: flow(rowsUpTo(1_001)) },
    importBatch,
    async () => undefined,
  )
  expect(sizes).toEqual([500, 500, 1])
  expect(written).toHaveLength(1_001)
  expect(counts).toEqual({ added: 1_001, changed: 0, unchanged: 0, refused: 0 })
})

test('a row that the database rejects is reported, and the other rows of its batch are written', async () => {
  const { written, importer } = aStore([3])
  const importBatch = createBatchWriter(importer, work => work(sql))
  const outcomes = await importBatch(rowsUpTo(5).filter(row => 'cells' in row))
  expect(written).toEqual([1, 2, 4, 5])
  expect(outcomes.map(({ verdict }) => verdict)).toEqual([
    'added',
    'added',
    'refused',
    'added',
    'added',
  ])
  expect(outcomes[2]).toMatchObject({ errors: [{ kind: 'refused-by-database', code: '23514' }] })
})

test('a database failure ends the import', async () => {
  const { written, importer } = aStore([3], '57P01')
  const importBatch = createBatchWriter(importer, work => work(sql))
  await expect(importBatch(rowsUpTo(5).filter(row => 'cells' in row))).rejects.toThrow('57P01')
  expect(written).toEqual([])
})

test('a lock held by another transaction is waited for', async () => {
  const { written, importer } = aStore([])
  let turns = 0
  const importBatch = createBatchWriter(importer, work => {
    turns += 1
    return turns < 4 ? Promise.reject(new DatabaseError('55P03')) : work(sql)
  })
  await importBatch([{ line: 1, cells: {} }])
  expect(written).toEqual([1])
})

test('a dry run writes nothing', async () => {
  const { written, importer } = aStore([])
  const importBatch = dryRun(importer, sql)
  const counts = await importTable({ rows: flow(rowsUpTo(3)) }, importBatch, async () => undefined)
  expect(counts.added).toBe(3)
  expect(written).toEqual([])
})

test('rows that could not be split are counted and reported in order', async () => {
  const { importer } = aStore([])
  const rows = rowsUpTo(3).with(1, { line: 2, error: { kind: 'broken-quotes' } })
  const reported: number[] = []
  const counts = await importTable({ rows: flow(rows) }, dryRun(importer, sql), async outcomes => {
    reported.push(...outcomes.map(({ line }) => line))
  })
  expect(reported).toEqual([1, 2, 3])
  expect(counts).toEqual({ added: 2, changed: 0, unchanged: 0, refused: 1 })
})
