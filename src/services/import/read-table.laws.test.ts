import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FileRow, readTable } from './read-table.ts'

async function collected(rows: AsyncIterable<FileRow>) {
  const all: FileRow[] = []
  for await (const row of rows) all.push(row)
  return all
}

// Words that mean "no value" are left out of a row, like empty cells.
const nothings = ['na', 'nan', 'none', 'null', 'missing', 'unknown']
const cell = fc
  .stringMatching(/^[a-zșț0-9",;\n'|]{0,8}$/)
  .filter(text => !nothings.includes(text.trim()))
const table = fc.record({
  rows: fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 20 }),
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  lineEnd: fc.constantFrom('\n', '\r\n'),
  piece: fc.integer({ min: 1, max: 50 }),
})

function quoted(text: string) {
  return `"${text.replaceAll('"', '""')}"`
}

async function* inPieces(text: string, size: number) {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

test('a table with every cell quoted is read back, with any chunk size, delimiter and line ending', async () => {
  await fc.assert(
    fc.asyncProperty(table, async ({ rows, delimiter, lineEnd, piece }) => {
      const text = [['a1', 'b1', 'c1'], ...rows]
        .map(row => row.map(quoted).join(delimiter))
        .join(lineEnd)
      const names = { a1: [], b1: [], c1: [] }
      const read = await readTable(inPieces(text, piece), { names, assigned: {} })
      const found = read.ok ? await collected(read.value.rows) : []
      const expected = rows.map(row => row.map(each => each.trim()).filter(each => each !== ''))
      expect(found.map(row => ('cells' in row ? Object.values(row.cells) : row))).toEqual(expected)
    }),
  )
})

test('arbitrary bytes do not throw, and a valid row after them is still read', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async bytes => {
      const text = Buffer.concat([
        Buffer.from('a1,b1\n'),
        bytes,
        Buffer.from(`\n${'\n'.repeat(20)}last,one\n`),
      ])
      const read = await readTable(inPieces(text.toString('latin1'), 64), {
        names: { a1: [], b1: [] },
        assigned: {},
      })
      const rows = read.ok ? await collected(read.value.rows) : []
      expect(rows.at(-1)).toMatchObject({ cells: { a1: 'last', b1: 'one' } })
    }),
  )
})
