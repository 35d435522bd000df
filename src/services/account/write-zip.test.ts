import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { unzipped } from '#test/support/unzipped.ts'
import { writeZip, type ZipEntry } from './write-zip.ts'

const at = new Date('2026-11-22T09:41:36Z')

async function* given(entries: readonly ZipEntry[]) {
  yield* entries
}

function zipOf(...entries: readonly (readonly [string, string])[]) {
  return buffer(
    writeZip(given(entries.map(([name, text]) => ({ name, bytes: Buffer.from(text) }))), at),
  )
}

test('every file comes out as it went in, whatever it is called', async () => {
  const zip = await zipOf(['kintsu.json', '{"ă":1}'], ['τιμολόγια/1.pdf', '%PDF'], ['empty', ''])
  expect([...unzipped(zip)].map(([name, bytes]) => [name, bytes.toString()])).toEqual([
    ['kintsu.json', '{"ă":1}'],
    ['τιμολόγια/1.pdf', '%PDF'],
    ['empty', ''],
  ])
})

test('a ZIP of nothing is whole', async () => {
  expect((await zipOf()).toString('hex')).toBe(`504b0506${'00'.repeat(18)}`)
})

test('a file is headed as the format asks: no compression, UTF-8, the moment, its sum and sizes', async () => {
  // 22 November 2026 and 9:41:36 as the format packs them; the sum of "kintsu" by another program.
  const zip = await zipOf(['a', 'kintsu'])
  expect(zip.subarray(0, 14).toString('hex')).toBe('504b0304140000080000324d765d')
  expect([zip.readUInt32LE(18), zip.readUInt32LE(22), zip.readUInt16LE(26)]).toEqual([6, 6, 1])
})
