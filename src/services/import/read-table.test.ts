import { describe, expect, test } from 'vitest'
import { type FileRow, readTable } from './read-table.ts'

async function collected(rows: AsyncIterable<FileRow>) {
  const all: FileRow[] = []
  for await (const row of rows) all.push(row)
  return all
}

const names = { brand: ['maker', 'marcă'], model: [], price: ['preț'] }

async function* pieces(...all: readonly (string | Uint8Array)[]) {
  for (const each of all) yield typeof each === 'string' ? Buffer.from(each) : each
}

async function read(
  bytes: AsyncIterable<Uint8Array>,
  given: Readonly<Record<string, string>> = {},
) {
  const table = await readTable(bytes, { names, assigned: given })
  if (!table.ok) return table.refusal
  return { ignored: table.value.columns.ignored, rows: await collected(table.value.rows) }
}

async function rowsOf(text: string) {
  const table = await read(pieces(text))
  return 'rows' in table ? table.rows : table
}

describe('a file is read in any of its formats', () => {
  const row = { line: 2, cells: { brand: 'Dell', model: 'XPS, 13"', price: '1339,69' } }

  test.each([
    ['commas', 'brand,model,price\nDell,"XPS, 13""","1339,69"\n'],
    ['semicolons', 'brand;model;price\r\nDell;"XPS, 13""";1339,69\r\n'],
    ['tabs', 'brand\tmodel\tprice\rDell\t"XPS, 13"""\t1339,69'],
    ['bars', 'brand|model|price\nDell|"XPS, 13"""|1339,69'],
    ['a mark of UTF-8', '\uFEFFbrand;model;price\nDell;"XPS, 13""";1339,69'],
    ['names in another language', 'MARCA;Model;Preț\nDell;"XPS, 13""";1339,69'],
  ])('with %s', async (_, text) => {
    expect(await rowsOf(text)).toEqual([row])
  })

  test('in UTF-16, as spreadsheets save Unicode text', async () => {
    const text = '\uFEFFbrand\tmodel\tprice\r\nDell\t"XPS, 13"""\t1339,69\r\n'
    expect(await read(pieces(Buffer.from(text, 'utf16le')))).toEqual({ ignored: [], rows: [row] })
  })

  test('in chunks of one byte', async () => {
    const bytes = Buffer.from('marcă,preț\r\nDéll,"1\r\n2"\r\n\r\nHP,3')
    const table = await read(pieces(...Array.from(bytes, byte => Uint8Array.of(byte))))
    expect(table).toEqual({
      ignored: [],
      rows: [
        { line: 2, cells: { brand: 'Déll', price: '1\n2' } },
        { line: 5, cells: { brand: 'HP', price: '3' } },
      ],
    })
  })

  test('with a line that names the delimiter', async () => {
    expect(await rowsOf('sep=;\nbrand;model,x;price\nDell;;5')).toEqual([
      { line: 3, cells: { brand: 'Dell', price: '5' } },
    ])
  })
})

describe('columns', () => {
  test('that are unknown are reported and ignored', async () => {
    expect(await read(pieces('screen,brand,gpu\nx,Dell,y'))).toEqual({
      ignored: ['screen', 'gpu'],
      rows: [{ line: 2, cells: { brand: 'Dell' } }],
    })
  })

  test('can be assigned manually, which takes precedence over every name', async () => {
    const table = await read(pieces('brand,line,model\nDell,XPS,wrong'), { line: 'model' })
    expect(table).toMatchObject({ rows: [{ cells: { brand: 'Dell', model: 'XPS' } }] })
  })

  test('are matched by their own name first, then by their alternative names', async () => {
    const table = await read(pieces('maker,brand\nwrong,Dell'))
    expect(table).toEqual({ ignored: ['maker'], rows: [{ line: 2, cells: { brand: 'Dell' } }] })
  })

  test('that occur twice make the file unreadable, because it is unclear which one is right', async () => {
    expect(await read(pieces('brand,BRAND\nDell,HP'))).toEqual({
      kind: 'column-twice',
      columns: ['brand'],
    })
  })
})

describe('a file that cannot be read', () => {
  test.each([
    ['is empty', '', { kind: 'empty' }],
    ['is blank', '\n\r\n  \n', { kind: 'empty' }],
    ['has no known column', 'a,b\n1,2', { kind: 'no-columns', found: ['a', 'b'] }],
    ['is a workbook', 'PK\u0003\u0004\u0014\u0000brand', { kind: 'not-csv' }],
    ['begins with an open quote', '"brand,model', { kind: 'not-csv' }],
    ['begins with a line too long', `brand,${'x'.repeat(20_000)}`, { kind: 'not-csv' }],
  ])('%s', async (_, text, expected) => {
    expect(await rowsOf(text)).toEqual(expected)
  })

  test('with only a header is still read, and has no rows', async () => {
    expect(await rowsOf('brand,model\n')).toEqual([])
  })
})

describe('one bad row', () => {
  const around = (bad: string) => rowsOf(`brand,model\nDell,one\n${bad}\nHP,two\n"Asus",three\n`)
  const good = [
    { line: 4, cells: { brand: 'HP', model: 'two' } },
    { line: 5, cells: { brand: 'Asus', model: 'three' } },
  ]
  const before = { line: 2, cells: { brand: 'Dell', model: 'one' } }

  test.each([
    ['a quote that is never closed', '"Dell,XPS', { kind: 'broken-quotes' }],
    ['text after a closed quote', '"Dell" Inc,XPS', { kind: 'broken-quotes' }],
    ['a cell too many', 'Dell,1339,69', { kind: 'too-many-cells', cells: 3, expected: 2 }],
    ['20,001 characters', `Dell,${'x'.repeat(19_996)}`, { kind: 'line-too-long' }],
    [
      'letters of another encoding',
      'Dell,XP\uFFFD',
      { kind: 'unreadable-letters', column: 'model' },
    ],
    ['a control character', 'Dell,X\u0000PS', { kind: 'unreadable-letters', column: 'model' }],
  ])('with %s does not affect the others', async (_, bad, error) => {
    expect(await around(bad)).toEqual([before, { line: 3, error }, ...good])
  })

  test('at the end of the file is reported as one bad row too', async () => {
    expect(await rowsOf('brand,model\nDell,"one\nHP,two')).toEqual([
      { line: 2, error: { kind: 'broken-quotes' } },
      { line: 3, cells: { brand: 'HP', model: 'two' } },
    ])
  })

  test('is not one with exactly 20,000 characters', async () => {
    const model = 'x'.repeat(19_995)
    expect(await around(`Dell,${model}`)).toEqual([
      before,
      { line: 3, cells: { brand: 'Dell', model } },
      ...good,
    ])
  })
})

test('a cell may contain nineteen line breaks, but not twenty', async () => {
  const breaks = (count: number) => `brand,model\nDell,"x${'\n'.repeat(count)}y"\nHP,two`
  expect(await rowsOf(breaks(19))).toMatchObject([
    { line: 2, cells: { model: `x${'\n'.repeat(19)}y` } },
    { line: 22 },
  ])
  expect(await rowsOf(breaks(20))).toMatchObject([
    { line: 2, error: { kind: 'broken-quotes' } },
    { line: 22 },
    { line: 23, cells: { brand: 'HP' } },
  ])
})

test('short rows, blank lines and extra empty cells are no errors; cells without a value are left out', async () => {
  expect(await rowsOf('brand,model,price\nDell\n\n;\nHP,MISSING,n/a,,,\n')).toEqual([
    { line: 2, cells: { brand: 'Dell' } },
    { line: 4, cells: { brand: ';' } },
    { line: 5, cells: { brand: 'HP' } },
  ])
})
