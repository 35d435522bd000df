import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const demo = { KINTSU_SECRET: 'a secret of the tests' }
const folder = mkdtempSync(join(tmpdir(), 'kintsu-config-'))
const fileOf = (content: object) => {
  const path = join(folder, `${Object.keys(content).join('-')}.json`)
  writeFileSync(path, JSON.stringify(content))
  return path
}
afterAll(() => rmSync(folder, { recursive: true }))

const live = {
  ...demo,
  KINTSU_MODE: 'live',
  SMTP_URL: 'smtp://mail.example',
  PROVIDERS_FILE: fileOf({ stripe: {} }),
}

describe('live mode', () => {
  test('starts with a secret and a mail server', () => {
    expect(readConfig(live)).toMatchObject({ mode: 'live', smtpUrl: 'smtp://mail.example' })
  })

  test.each(['KINTSU_SECRET', 'SMTP_URL', 'PROVIDERS_FILE'])(
    'refuses to start without %s, and names it',
    name => {
      expect(() => readConfig({ ...live, [name]: '' })).toThrow(`${name} must be set in live mode.`)
    },
  )

  test('has no token of the office but the one it is given', () => {
    expect(readConfig(live).officeToken).toBeUndefined()
    expect(readConfig({ ...live, OFFICE_TOKEN: 'given' }).officeToken).toBe('given')
  })

  test('reads the strangers from one JSON file, and says so where it cannot', () => {
    expect(() => readConfig({ ...live, PROVIDERS_FILE: 'nowhere.json' })).toThrow(
      'PROVIDERS_FILE must be the path of a JSON file',
    )
    expect(() => readConfig({ ...live, PROVIDERS_FILE: fileOf({ stripes: {} }) })).toThrow(
      /PROVIDERS_FILE must be of stripe, oney.*not "stripes"/,
    )
  })
})

test('What was sealed by an older key, or by the secret itself, is opened', () => {
  const keys = (env: object) => readConfig({ KINTSU_SECRET: 'one', ...env }).sealSecrets
  expect(keys({})).toEqual(['one'])
  expect(keys({ KINTSU_SEAL_SECRET: 'two' })).toEqual(['two', 'one'])
  expect(keys({ KINTSU_SEAL_SECRET: 'three', KINTSU_SEAL_SECRET_BEFORE: ' two, ,one' })).toEqual([
    'three',
    'two',
    'one',
  ])
})

test('A setting that cannot be understood is named with what it should be', () => {
  expect(() => readConfig({ ...demo, KINTSU_MODE: 'prod' })).toThrow('KINTSU_MODE must be demo or')
  expect(() => readConfig({ ...demo, PORT: '3e3' })).toThrow('PORT must be a whole number')
  expect(() => readConfig({ ...demo, SITE_HU: 'kintsu' })).toThrow('SITE_HU must be an address')
  for (const NATS_URL of ['localhost', 'http://localhost:4222'])
    expect(() => readConfig({ ...demo, NATS_URL })).toThrow('NATS_URL must be an address such as')
  expect(readConfig({ ...demo, NATS_URL: 'nats://localhost:4222' }).natsUrl).toBe(
    'nats://localhost:4222',
  )
})

describe('the address a caller is counted by', () => {
  const counted = async (proxy: string | undefined, forwarded: string) => {
    const app = Fastify({ trustProxy: readConfig({ ...demo, TRUST_PROXY: proxy }).trustProxy })
    app.get('/', async request => request.ip)
    const headers = { 'x-forwarded-for': forwarded }
    return (await app.inject({ url: '/', headers, remoteAddress: '10.0.0.1' })).body
  }

  test('is who connects, whatever the header says, unless a proxy is named', async () => {
    expect(await counted(undefined, '203.0.113.7')).toBe('10.0.0.1')
    expect(await counted('0', '203.0.113.7')).toBe('10.0.0.1')
  })

  test('is the one the proxy saw, not the one the caller wrote before it', async () => {
    expect(await counted('1', '203.0.113.7')).toBe('203.0.113.7')
    expect(await counted('1', '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7')
  })
})
