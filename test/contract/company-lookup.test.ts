import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { companyLookUpSchema } from '#contract/company-lookup.ts'
import type { Market } from '#domain/market/market.ts'
import { companyLookupEndpoint } from '#http/api/company-lookup.ts'
import { serveEndpoints } from '#http/api/serve.ts'
import { answerProblems } from '#http/problem.ts'
import { createCompanyRegisters } from '#providers/company/company-registers.ts'
import { lookUpCompany } from '#services/company/look-up-company.ts'
import type { Context, Providers } from '#services/context.ts'
import { basesOn } from '#test/support/bases.ts'
import { createKeys } from '../../src/sandbox/keys.ts'
import { type Sandbox, startSandbox } from '../../src/sandbox/start-sandbox.ts'
import { expectProblem } from '../support/problems.ts'
import { testContext } from '../support/test-context.ts'
import { noProviders } from '../support/unconnected.ts'

const bases = basesOn('https://shop.example')

let sandbox: Sandbox

function contextOf(companyRegisters: Providers['companyRegisters']): Context {
  return testContext({ providers: { ...noProviders, companyRegisters } })
}
const app = Fastify()

beforeAll(async () => {
  sandbox = await startSandbox({ keys: createKeys('company look-ups') })
  const registers = createCompanyRegisters({
    anafUrl: `${sandbox.url}/anaf`,
    viesUrl: `${sandbox.url}/vies`,
  })
  answerProblems(app)
  await app.register(api =>
    serveEndpoints(api, [companyLookupEndpoint], {
      ctx: contextOf(registers),
      bases,
      ordersPerMinute: 20,
    }),
  )
})

afterAll(async () => {
  await app.close()
  await sandbox.close()
})

function ask(body: object, headers: Readonly<Record<string, string>> = {}) {
  return app.inject({ method: 'POST', url: '/api/company-lookup/', headers, body })
}

async function lookUp(market: Market, fiscalCode: string) {
  const response = await ask({ market, fiscalCode })
  expect(response.statusCode).toBe(200)
  expect(response.headers['cache-control']).toBe('no-store')
  return companyLookUpSchema.parse(response.json())
}

describe('a company is found', () => {
  test('in ro with its number in the trade register', async () => {
    expect(await lookUp('ro', 'RO90012345')).toEqual({
      kind: 'found',
      company: {
        name: 'GRĂDINA CU NUCI SRL',
        address: 'JUD. CLUJ, MUN. CLUJ-NAPOCA, STR. NUCULUI, NR.4',
        registrationNumber: 'J2024001234125',
        isVatPayer: true,
      },
    })
  })

  test('a company in ro without VAT registration is found by its bare number', async () => {
    expect(await lookUp('ro', '90077700')).toMatchObject({
      company: { name: 'ATELIERUL DE LA COLȚ SRL', isVatPayer: false },
    })
  })

  test.each([
    ['bg', 'BG990012349', '"ОРЕХОВА ГРАДИНА" ООД'],
    ['hu', 'HU98012341', 'DIÓKERT KORLÁTOLT FELELŐSSÉGŰ TÁRSASÁG'],
    ['gr', 'EL670012349', 'ΚΗΠΟΣ ΜΕ ΚΑΡΥΔΙΕΣ ΜΟΝΟΠΡΟΣΩΠΗ ΙΚΕ'],
  ] as const)('in %s by %s', async (market, code, name) => {
    expect(await lookUp(market, code)).toMatchObject({
      kind: 'found',
      company: { name, isVatPayer: true },
    })
  })

  test('a company is found with any spacing and case of its code', async () => {
    expect(await lookUp('gr', ' el 670-012.349 ')).toMatchObject({ kind: 'found' })
    expect(await lookUp('ro', 'ro 900 123 45')).toMatchObject({ kind: 'found' })
  })
})

test.each([
  ['ro', 'RO90000014'],
  ['bg', 'BG990000012'],
  ['hu', 'HU98000010'],
  ['gr', 'EL670000013'],
] as const)('an unknown code is not found in %s', async (market, code) => {
  expect(await lookUp(market, code)).toEqual({ kind: 'not-found' })
})

describe('a register that fails leaves the code unverified', () => {
  test.each([
    ['503', 'ro', 'RO90005038'],
    ['503', 'bg', 'BG990005034'],
    ['HTML', 'ro', 'RO90006025'],
    ['HTML', 'hu', 'HU98006023'],
    ['a country that does not answer', 'bg', 'BG990005059'],
    ['a country that does not answer', 'gr', 'EL670005057'],
  ] as const)('after %s in %s the code is not verified', async (_, market, code) => {
    expect(await lookUp(market, code)).toEqual({ kind: 'not-verified' })
  })

  test.each([
    ['ro', 'RO90005046'],
    ['hu', 'HU98005046'],
  ] as const)(
    'a register in %s that does not respond is not waited for indefinitely',
    async (market, code) => {
      const registers = createCompanyRegisters({
        anafUrl: `${sandbox.url}/anaf`,
        viesUrl: `${sandbox.url}/vies`,
        patienceMs: 200,
      })
      expect(await lookUpCompany(contextOf(registers), market, code)).toEqual({
        ok: true,
        value: { kind: 'not-verified' },
      })
    },
  )

  test('a register that refuses connections leaves the code unverified', async () => {
    const registers = createCompanyRegisters({
      anafUrl: 'http://127.0.0.1:9/anaf',
      viesUrl: 'http://127.0.0.1:9/vies',
    })
    const offline = contextOf(registers)
    for (const [market, code] of [
      ['ro', 'RO90012345'],
      ['gr', 'EL670012349'],
    ] as const)
      expect(await lookUpCompany(offline, market, code)).toEqual({
        ok: true,
        value: { kind: 'not-verified' },
      })
  })

  test('a register that failed five times in a row is not called a sixth time', async () => {
    const registers = createCompanyRegisters({
      anafUrl: `${sandbox.url}/anaf`,
      viesUrl: `${sandbox.url}/vies`,
    })
    const ctx = contextOf(registers)
    const calls = () => sandbox.world.journal.read({ provider: 'anaf', kind: 'call' }).length
    const before = calls()
    for (let n = 0; n < 5; n++) await lookUpCompany(ctx, 'ro', 'RO90005038')
    const after = calls()
    expect(after - before).toBeGreaterThanOrEqual(5)
    expect(await lookUpCompany(ctx, 'ro', 'RO90005038')).toMatchObject({
      value: { kind: 'not-verified' },
    })
    expect(calls()).toBe(after)
  })
})

describe('an invalid lookup request', () => {
  test.each([
    ['ro', 'RO12345678901'],
    ['bg', '990012349'],
    ['gr', 'GR670012349'],
    ['hu', 'HU980123411'],
    ['ro', ''],
  ])('an invalid fiscal code of %s is refused: %j', async (market, fiscalCode) => {
    expectProblem(await ask({ market, fiscalCode }), {
      status: 422,
      code: 'pattern',
      field: 'fiscalCode',
    })
  })

  test.each([
    ['market', { market: 'de', fiscalCode: 'RO90012345' }],
    ['fiscalCode', { market: 'ro', fiscalCode: '1'.repeat(41) }],
    ['fiscalCode', { market: 'ro', fiscalCode: 'RO90012345\n' }],
    ['name', { market: 'ro', fiscalCode: 'RO90012345', name: 'x' }],
  ])('a request with an invalid %s is refused', async (field, body) => {
    expectProblem(await ask(body), { status: 400, code: 'bad-request', field })
  })

  test('a request from another site is refused', async () => {
    const body = { market: 'ro', fiscalCode: 'RO90012345' }
    expectProblem(await ask(body, { origin: 'https://evil.example' }), {
      status: 403,
      code: 'foreign-origin',
    })
  })
})
