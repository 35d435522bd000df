import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedServer, startEmbedded } from '#store/embedded/start.ts'

let folder: string
let server: EmbeddedServer

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kintsu-test-'))
  // When run as root, the server runs as another user, who needs access to the folder.
  chmodSync(folder, 0o755)
  server = await startEmbedded(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function pid() {
  return Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
}

async function answer() {
  const client = new pg.Client({ connectionString: server.url('postgres') })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query<{ n: number }>('select 1 as n')).rows[0]?.n
  } catch {
    return undefined
  } finally {
    await client.end()
  }
}

function isAlive(one: number) {
  try {
    return process.kill(one, 0)
  } catch {
    return false
  }
}

test('a second server on a folder in use says what to do and leaves the first one running', async () => {
  const first = pid()
  await expect(startEmbedded(folder, 1_000)).rejects.toThrow(
    'If another Kintsu runs on the same DATA_DIR, stop it or set another.',
  )
  expect(pid()).toBe(first)
  expect(await answer()).toBe(1)
})

test('a server that is killed restarts at the same address', async () => {
  const first = pid()
  process.kill(first, 'SIGKILL')
  await expect.poll(answer, { timeout: 20_000, interval: 100 }).toBe(1)
  expect(pid()).not.toBe(first)
})

test('a stopped server stays stopped', async () => {
  const last = pid()
  await server.stop()
  expect(isAlive(last)).toBe(false)
  expect(await answer()).toBeUndefined()
})
