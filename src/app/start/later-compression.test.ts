import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressFiles } from '../http/compress-files.ts'
import { markAsHurried } from './later-compression.ts'

const run = promisify(execFile)

let root: string
let script: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kintsu-compression-'))
  mkdirSync(join(root, 'build/client'), { recursive: true })
  script = join(root, 'build/client/script.js')
  const lines = Array.from(
    { length: 2000 },
    (_, index) => `export const x${index} = ${index * 7919}`,
  )
  writeFileSync(script, lines.join('\n'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('a file that is compressed again at the best level is smaller and has the same content', async () => {
  await compressFiles(join(root, 'build/client'), 'fast')
  const fast = readFileSync(`${script}.br`)
  await compressFiles(join(root, 'build/client'), 'best')
  const best = readFileSync(`${script}.br`)
  expect(best.length).toBeLessThan(fast.length)
  for (const content of [
    brotliDecompressSync(fast),
    brotliDecompressSync(best),
    gunzipSync(readFileSync(`${script}.gz`)),
  ])
    expect(content).toEqual(readFileSync(script))
  expect(existsSync(`${script}.br.new`)).toBe(false)
})

test('the process that compresses a hurried build again removes its mark when it is done', async () => {
  await compressFiles(join(root, 'build/client'), 'fast')
  const fast = readFileSync(`${script}.br`)
  markAsHurried(root)
  expect(existsSync(join(root, 'build/compressed-fast'))).toBe(true)
  await run(process.execPath, [resolve('src/app/start/compress-build.ts')], { cwd: root })
  expect(readFileSync(`${script}.br`).length).toBeLessThan(fast.length)
  expect(existsSync(join(root, 'build/compressed-fast'))).toBe(false)
})
