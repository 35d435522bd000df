import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const demo = { KINTSU_SECRET: 'a secret of the tests' }
const folder = mkdtempSync(join(tmpdir(), 'kintsu-config-'))
function fileOf(content: object) {
  const path = join(folder, `${Object.keys(content).join('-')}.json`)
  writeFileSync(path, JSON.stringify(content))
  return path
}
function refusalOf(env: Readonly<Record<string, string>>): string {
  try {
    readConfig(env)
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('it started')
}
afterAll(() => rmSync(folder, { recursive: true }))

/** 32 bytes in base64url, and one character less: 31 bytes. */
const secret = 'kV3xQ9-ZtB7mWc1LrY5uHs8dPfAe_2JgNo6TiXqKwC4'
const tooShort = 'kV3xQ9-ZtB7mWc1LrY5uHs8dPfAe_2JgNo6TiXqKwC'

const live = {
  KINTSU_MODE: 'live',
  KINTSU_SECRET: secret,
  SITE_RO: 'https://kintsu.example/ro',
  SITE_BG: 'https://kintsu.example/bg',
  SITE_HU: 'https://hu.kintsu.example',
  SITE_GR: 'https://kintsu.example/gr/',
  SMTP_URL: 'smtp://mail.example',
  PROVIDERS_FILE: fileOf({ stripe: {} }),
}

describe('live mode', () => {
  test('live mode starts with a secret and a mail server', () => {
    expect(readConfig(live)).toMatchObject({ mode: 'live', smtpUrl: 'smtp://mail.example' })
  })

  test.each([
    'KINTSU_SECRET',
    'SMTP_URL',
    'PROVIDERS_FILE',
    'SITE_RO',
    'SITE_BG',
    'SITE_HU',
    'SITE_GR',
  ])('live mode refuses to start without %s and names only that setting', name => {
    expect(refusalOf({ ...live, [name]: '' })).toBe(`${name} must be set in live mode.`)
  })

  test('live mode has no office token unless one is set', () => {
    expect(readConfig(live).officeToken).toBeUndefined()
    expect(readConfig({ ...live, OFFICE_TOKEN: secret }).officeToken).toBe(secret)
  })

  test('live mode reads the providers from one JSON file and reports an invalid one', () => {
    expect(() => readConfig({ ...live, PROVIDERS_FILE: 'nowhere.json' })).toThrow(
      'PROVIDERS_FILE must be the path of a JSON file',
    )
    expect(() => readConfig({ ...live, PROVIDERS_FILE: fileOf({ stripes: {} }) })).toThrow(
      /PROVIDERS_FILE must be of stripe, oney.*not "stripes"/,
    )
  })

  test.each(['KINTSU_SECRET', 'KINTSU_SEAL_SECRET', 'OFFICE_TOKEN'])(
    'live mode accepts a %s of 32 bytes and refuses one of 31 without repeating it',
    name => {
      expect(readConfig({ ...live, [name]: secret }).mode).toBe('live')
      const refusal = refusalOf({ ...live, [name]: tooShort })
      expect(refusal).toBe(
        `${name} must hold 32 bytes drawn by chance in live mode, not 31: openssl rand -base64 32 writes some.`,
      )
      expect(refusalOf({ ...live, [name]: 'a'.repeat(64) })).toContain(`${name} must hold 32 bytes`)
    },
  )

  test('live mode opens data sealed with an older, shorter key', () => {
    const { sealSecrets } = readConfig({ ...live, KINTSU_SEAL_SECRET_BEFORE: 'short' })
    expect(sealSecrets).toEqual([secret, 'short'])
  })

  test.each(['SITE_RO', 'SITE_BG', 'SITE_HU', 'SITE_GR', 'PUBLIC_URL'])(
    'live mode refuses a %s that is not https',
    name => {
      for (const address of ['http://kintsu.example', 'ftp://kintsu.example', 'kintsu.example'])
        expect(refusalOf({ ...live, [name]: address })).toBe(
          `${name} must be an https address such as https://kintsu.example, not "${address}".`,
        )
    },
  )

  test('live mode lists all missing or wrong settings at once, one per line', () => {
    const env = { KINTSU_MODE: 'live', SITE_BG: 'http://b.example', OFFICE_TOKEN: 'x', PORT: 'x' }
    expect(refusalOf(env).split('\n')).toEqual([
      'PORT must be a whole number from 0 to 999999, not "x".',
      'SITE_RO must be set in live mode.',
      'SITE_BG must be an https address such as https://kintsu.example, not "http://b.example".',
      'SITE_HU must be set in live mode.',
      'SITE_GR must be set in live mode.',
      'KINTSU_SECRET must be set in live mode.',
      'OFFICE_TOKEN must hold 32 bytes drawn by chance in live mode, not 0: openssl rand -base64 32 writes some.',
      'SMTP_URL must be set in live mode.',
      'PROVIDERS_FILE must be set in live mode.',
    ])
  })
})

test('demo mode accepts short secrets and addresses without https', () => {
  const env = {
    ...demo,
    OFFICE_TOKEN: 'x',
    KINTSU_SEAL_SECRET: 'y',
    PUBLIC_URL: 'http://x.example',
  }
  expect(readConfig(env)).toMatchObject({
    officeToken: 'x',
    sealSecrets: ['y', 'a secret of the tests'],
    publicUrl: 'http://x.example',
    bases: { ro: 'http://localhost:3000/ro', hu: 'http://localhost:3000/hu' },
  })
})

describe('the CDN', () => {
  const cloudflare = {
    CDN: 'cloudflare',
    CDN_PURGE_URL: 'https://api.cloudflare.com/client/v4/zones/1/',
    CDN_TOKEN: 'a-token',
  }

  test('there is none unless one is named', () => {
    expect(readConfig(live).cdn).toBeUndefined()
  })

  test('kind, address and token are read', () => {
    expect(readConfig({ ...live, ...cloudflare }).cdn).toEqual({
      kind: 'cloudflare',
      url: 'https://api.cloudflare.com/client/v4/zones/1',
      token: 'a-token',
    })
  })

  test('a CDN that could not be purged is refused', () => {
    expect(refusalOf({ ...live, ...cloudflare, CDN_PURGE_URL: '' })).toBe(
      'CDN_PURGE_URL must be set with CDN.',
    )
    for (const token of ['', 'two words'])
      expect(refusalOf({ ...live, ...cloudflare, CDN_TOKEN: token })).toBe(
        'CDN_TOKEN must be set with CDN, without spaces.',
      )
    expect(refusalOf({ ...live, ...cloudflare, CDN: 'akamai' })).toBe(
      'CDN must be cloudflare or fastly or varnish, not "akamai".',
    )
  })

  test('its token is sent over https in live mode, unless the CDN is a Varnish next to the shop', () => {
    const url = { CDN_PURGE_URL: 'http://127.0.0.1:6081' }
    expect(refusalOf({ ...live, ...cloudflare, ...url })).toBe(
      'CDN_PURGE_URL must be an https address such as https://kintsu.example, not "http://127.0.0.1:6081".',
    )
    expect(readConfig({ ...live, ...cloudflare, ...url, CDN: 'varnish' }).cdn?.url).toBe(
      'http://127.0.0.1:6081',
    )
  })
})

test('a live shop that is refused its start leaves no files or folders behind', () => {
  const DATA_DIR = join(folder, 'never-made')
  expect(refusalOf({ KINTSU_MODE: 'live', DATA_DIR })).toContain('KINTSU_SECRET')
  expect(existsSync(DATA_DIR)).toBe(false)
})

test('data sealed with an older key, or with the secret itself, can be opened', () => {
  const keys = (env: object) => readConfig({ KINTSU_SECRET: 'one', ...env }).sealSecrets
  expect(keys({})).toEqual(['one'])
  expect(keys({ KINTSU_SEAL_SECRET: 'two' })).toEqual(['two', 'one'])
  expect(keys({ KINTSU_SEAL_SECRET: 'three', KINTSU_SEAL_SECRET_BEFORE: ' two, ,one' })).toEqual([
    'three',
    'two',
    'one',
  ])
})

test('nothing is traced unless it is said where to; the share has a limit on both sides', () => {
  const tracesOf = (env: Readonly<Record<string, string>>) =>
    readConfig({ ...demo, TRACES_URL: 'http://127.0.0.1:4318/v1/traces', ...env }).telemetry.traces
  expect(readConfig({ ...demo, TRACES_PERCENT: '50' }).telemetry.traces).toBeUndefined()
  expect(tracesOf({})).toMatchObject({ url: 'http://127.0.0.1:4318/v1/traces', share: 0.1 })
  expect(tracesOf({ TRACES_PERCENT: '1' })).toMatchObject({ share: 0.01 })
  expect(tracesOf({ TRACES_PERCENT: '100' })).toMatchObject({ share: 1 })
  for (const TRACES_PERCENT of ['0', '101'])
    expect(refusalOf({ ...demo, TRACES_URL: 'http://127.0.0.1:4318', TRACES_PERCENT })).toBe(
      `TRACES_PERCENT must be a whole number from 1 to 100, not "${TRACES_PERCENT}".`,
    )
  expect(refusalOf({ ...demo, TRACES_URL: 'collector' })).toMatch(/^TRACES_URL must be an address/)
})

test('a process has 20 connections to its database unless told otherwise, at least 4 and at most 500', () => {
  const connectionsOf = (value: string) =>
    readConfig({ ...demo, DATABASE_CONNECTIONS: value }).databaseConnections
  expect(['', '4', '500'].map(connectionsOf)).toEqual([20, 4, 500])
  for (const value of ['3', '501'])
    expect(() => connectionsOf(value)).toThrow(
      `DATABASE_CONNECTIONS must be a whole number from 4 to 500, not "${value}".`,
    )
})

test('a limit is a whole number of at most six digits', () => {
  const limitOf = (REQUESTS_PER_MINUTE: string) =>
    readConfig({ ...demo, REQUESTS_PER_MINUTE }).requestsPerMinute
  expect(limitOf('999999')).toBe(999_999)
  expect(() => limitOf('1000000')).toThrow(
    'REQUESTS_PER_MINUTE must be a whole number from 0 to 999999, not "1000000".',
  )
})

test('the error for an invalid setting gives its name and what it should be', () => {
  expect(() => readConfig({ ...demo, KINTSU_MODE: 'prod' })).toThrow('KINTSU_MODE must be demo or')
  expect(() => readConfig({ ...demo, PORT: '3e3' })).toThrow('PORT must be a whole number')
  expect(() => readConfig({ ...demo, SITE_HU: 'kintsu' })).toThrow('SITE_HU must be an address')
  for (const NATS_URL of ['localhost', 'http://localhost:4222'])
    expect(() => readConfig({ ...demo, NATS_URL })).toThrow('NATS_URL must be an address such as')
  expect(readConfig({ ...demo, NATS_URL: 'nats://localhost:4222' }).natsUrl).toBe(
    'nats://localhost:4222',
  )
})

describe('the client IP address', () => {
  const clientAddress = async (proxy: string | undefined, forwarded: string) => {
    const app = Fastify({ trustProxy: readConfig({ ...demo, TRUST_PROXY: proxy }).trustProxy })
    app.get('/', async request => request.ip)
    const headers = { 'x-forwarded-for': forwarded }
    return (await app.inject({ url: '/', headers, remoteAddress: '10.0.0.1' })).body
  }

  test('X-Forwarded-For is ignored unless a proxy is trusted', async () => {
    expect(await clientAddress(undefined, '203.0.113.7')).toBe('10.0.0.1')
    expect(await clientAddress('0', '203.0.113.7')).toBe('10.0.0.1')
  })

  test('the client IP address is the one the proxy saw, not one the client wrote into the header', async () => {
    expect(await clientAddress('1', '203.0.113.7')).toBe('203.0.113.7')
    expect(await clientAddress('1', '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7')
  })
})
