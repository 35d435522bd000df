import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { unzipped } from '#test/support/unzipped.ts'
import { writeZip, type ZipEntry } from './write-zip.ts'

const at = new Date('2026-11-22T09:41:36Z')

async function* streamOf(entries: readonly ZipEntry[]) {
  yield* entries
}

function zipOf(...entries: readonly (readonly [string, string])[]) {
  return buffer(
    writeZip(streamOf(entries.map(([name, text]) => ({ name, bytes: Buffer.from(text) }))), at),
  )
}

test('a ZIP returns every file unchanged, whatever its name', async () => {
  const zip = await zipOf(['kintsu.json', '{"ă":1}'], ['τιμολόγια/1.pdf', '%PDF'], ['empty', ''])
  expect([...unzipped(zip)].map(([name, bytes]) => [name, bytes.toString()])).toEqual([
    ['kintsu.json', '{"ă":1}'],
    ['τιμολόγια/1.pdf', '%PDF'],
    ['empty', ''],
  ])
})

test('a ZIP without files is valid', async () => {
  expect((await zipOf()).toString('hex')).toBe(`504b0506${'00'.repeat(18)}`)
})

test('a file header has the format’s fields: no compression, UTF-8, the time, its checksum and sizes', async () => {
  // 22 November 2026, 9:41:36 in the ZIP format's encoding; the checksum of "kintsu" was calculated by another
  // program.
  const zip = await zipOf(['a', 'kintsu'])
  expect(zip.subarray(0, 14).toString('hex')).toBe('504b0304140000080000324d765d')
  expect([zip.readUInt32LE(18), zip.readUInt32LE(22), zip.readUInt16LE(26)]).toEqual([6, 6, 1])
})
