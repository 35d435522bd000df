import { randomBytes } from 'node:crypto'
import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { backupKey, openedFile, sealing } from './sealed-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'kintsu-sealed-'))
afterAll(() => rmSync(folder, { recursive: true }))

const key = randomBytes(32)
const path = join(folder, 'file')

function seal(content: Buffer) {
  return pipeline(Readable.from([content]), sealing(key), createWriteStream(path))
}

describe('a backup', () => {
  test.each([1, 16, 1_000_000])('of %d bytes opens with its key', async size => {
    const content = randomBytes(size)
    await seal(content)
    expect(await buffer(await openedFile(path, key))).toEqual(content)
  })

  // A single byte may stand in the file by chance.
  test.each([16, 1_000_000])('of %d bytes does not contain them', async size => {
    const content = randomBytes(size)
    await seal(content)
    expect(readFileSync(path).includes(content)).toBe(false)
  })

  test('does not open with another key', async () => {
    await seal(randomBytes(1_000))
    await expect(openedFile(path, randomBytes(32)).then(buffer)).rejects.toThrow()
  })

  test('does not open if any byte was changed, or the end is missing', async () => {
    await seal(randomBytes(1_000))
    const whole = readFileSync(path)
    for (const at of [16, 40, 500, whole.length - 1]) {
      const changed = Buffer.from(whole)
      changed[at] = (changed[at] ?? 0) ^ 1
      writeFileSync(path, changed)
      await expect(openedFile(path, key).then(buffer)).rejects.toThrow()
    }
    writeFileSync(path, whole.subarray(0, -1))
    await expect(openedFile(path, key).then(buffer)).rejects.toThrow()
    writeFileSync(path, 'something else')
    await expect(openedFile(path, key)).rejects.toThrow('not a whole backup')
  })
})

test('a key has 32 bytes', () => {
  expect(backupKey(key.toString('base64'))).toEqual(key)
  expect(() => backupKey(randomBytes(31).toString('base64'))).toThrow('BACKUP_KEY')
  expect(() => backupKey(undefined)).toThrow('BACKUP_KEY')
  expect(() => backupKey(Buffer.alloc(32, 7).toString('base64'))).toThrow('BACKUP_KEY')
})
