import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** A separate source tree in which each file breaks one rule, checked by the same command as the shop. */
const broken: readonly (readonly [rule: string, file: string, text: string])[] = [
  ['domain-looks-only-down', 'domain/money/a.ts', "export type { A } from '#web/a.tsx'"],
  ['contract-looks-only-down', 'contract/b.ts', "import type { A } from '#store/a.ts'"],
  ['store-looks-only-down', 'store/b.ts', "import '#services/a.ts'"],
  ['providers-looks-only-down', 'providers/b.ts', "import '#store/a.ts'"],
  ['services-looks-only-down', 'services/b.ts', "import '#contract/sound.ts'"],
  ['http-looks-only-down', 'http/b.ts', "import '#web/a.tsx'"],
  ['http-looks-only-down', 'http/c.ts', "import '#store/a.ts'"],
  ['web-looks-only-down', 'web/b.tsx', "import '#http/a.ts'\nexport const b = () => <b>{1}</b>"],
  ['web-looks-only-down', 'web/c.tsx', "export const c = () => import('#services/a.ts')"],
  ['sandbox-looks-only-down', 'sandbox/b.ts', "import type { A } from '#domain/money/ok.ts'"],
  ['sandbox-stands-alone', 'app/b.ts', "import '../sandbox/a.ts'"],
  ['market-knows-only-earlier-nouns', 'domain/market/b.ts', "import '../money/ok.ts'"],
  ['money-knows-only-earlier-nouns', 'domain/money/b.ts', "import '#domain/field/ok.ts'"],
  ['field-knows-only-earlier-nouns', 'domain/field/b.ts', "import '#domain/device/ok.ts'"],
  ['device-knows-only-earlier-nouns', 'domain/device/b.ts', "import '#domain/address/ok.ts'"],
  ['address-knows-only-earlier-nouns', 'domain/address/b.ts', "import '#domain/cart/ok.ts'"],
  ['cart-knows-only-earlier-nouns', 'domain/cart/b.ts', "import '#domain/delivery/ok.ts'"],
  ['delivery-knows-only-earlier-nouns', 'domain/delivery/b.ts', "import '#domain/payment/ok.ts'"],
  ['payment-knows-only-earlier-nouns', 'domain/payment/b.ts', "import '#domain/checkout/ok.ts'"],
  ['checkout-knows-only-earlier-nouns', 'domain/checkout/b.ts', "import '#domain/order/ok.ts'"],
  ['order-knows-only-earlier-nouns', 'domain/order/b.ts', "import '#domain/analytics/ok.ts'"],
  ['order-knows-only-earlier-nouns', 'domain/order/c.ts', "import '#domain/trade-in/ok.ts'"],
  ['trade-in-knows-only-earlier-nouns', 'domain/trade-in/b.ts', "import '#domain/cart/ok.ts'"],
  ['setting-knows-only-earlier-nouns', 'domain/setting/b.ts', "import '#domain/order/ok.ts'"],
  ['analytics-knows-only-earlier-nouns', 'domain/analytics/b.ts', "import '#domain/extra/ok.ts'"],
  ['domain-nouns-are-known', 'domain/extra/b.ts', "import '#domain/money/ok.ts'"],
  ['domain-root-knows-no-noun', 'domain/b.ts', "import './money/ok.ts'"],
  ['domain-is-pure', 'domain/money/c.ts', "import type { ZodType } from 'zod'"],
  ['domain-is-pure', 'domain/money/d.ts', "import { join } from 'node:path'"],
  ['contract-imports-only-zod', 'contract/c.ts', "import 'isbot'"],
  ['contract-imports-only-zod', 'contract/d.ts', "import 'node:path'"],
  ['zod-only-in-contract', 'store/c.ts', "import { z } from 'zod'"],
  ['zod-only-in-contract', 'app/c.ts', "import type { ZodType } from 'zod'"],
  ['react-only-in-web-and-app', 'http/d.ts', "import type { ReactNode } from 'react'"],
  ['react-only-in-web-and-app', 'services/c.ts', "import 'react-dom/server'"],
  ['react-only-in-web-and-app', 'http/e.ts', "import { X } from 'lucide-react'"],
  ['react-only-in-web-and-app', 'http/f.ts', "import { Check } from 'lucide-react'"],
  ['router-only-in-http-web-and-app', 'services/d.ts', "import { redirect } from 'react-router'"],
  ['sql-only-in-store', 'services/e.ts', "import { sql } from 'drizzle-orm'"],
  ['sql-only-in-store', 'app/d.ts', "import pg from 'pg'"],
  ['sql-only-in-store', 'http/g.ts', "import { drizzle } from 'drizzle-orm/node-postgres'"],
  ['web-runs-in-browsers', 'web/d.tsx', "import { hash } from 'node:crypto'"],
  ['no-circles', 'store/loop-a.ts', "import './loop-b.ts'"],
  ['no-tests-in-the-shop', 'app/e.ts', "import '#test/a.ts'"],
  ['imports-resolve', 'app/f.ts', "import './nowhere.ts'"],
]

/** Imports the rules allow, so that a rule that refuses everything is detected too. */
const sound: readonly (readonly [file: string, text: string])[] = [
  ['domain/result.ts', 'export type A = 1'],
  ['domain/order/sound.ts', "import '#domain/checkout/ok.ts'\nimport '#domain/result.ts'"],
  ['domain/trade-in/sound.ts', "import '#domain/address/ok.ts'"],
  ['contract/sound.ts', "import { z } from 'zod'\nimport '#domain/money/ok.ts'"],
  ['store/sound.ts', "import pg from 'pg'\nimport 'node:fs'\nimport '#domain/money/ok.ts'"],
  ['services/sound.ts', "import '#store/a.ts'\nimport '#providers/a.ts'\nimport 'node:crypto'"],
  ['http/sound.ts', "import { redirect } from 'react-router'\nimport '#contract/sound.ts'"],
  [
    'web/sound.tsx',
    "import 'react'\nimport '#contract/sound.ts'\nexport const s = <T,>(t: T) => <i>{String(t)}</i>",
  ],
  [
    'app/sound.tsx',
    "import '#http/a.ts'\nimport '#web/a.tsx'\nimport type { Route } from './+types/home'",
  ],
  ['services/left-out.test.ts', "import '#web/a.tsx'"],
]

const nouns =
  'market money field device address cart delivery payment checkout order analytics trade-in extra'
const floors = 'contract store providers services http web sandbox'

const folder = mkdtempSync(join(tmpdir(), 'kintsu-floors-'))
let outputLines: readonly string[] = []

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), `${text}\n`)
}

beforeAll(() => {
  write('package.json', readFileSync('package.json', 'utf8'))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  for (const noun of nouns.split(' ')) write(`src/domain/${noun}/ok.ts`, 'export type A = 1')
  for (const floor of floors.split(' '))
    write(`src/${floor}/a.${floor === 'web' ? 'tsx' : 'ts'}`, 'export type A = 1')
  write('test/a.ts', 'export type A = 1')
  write('src/store/loop-b.ts', "import type { A } from './loop-a.ts'")
  for (const [file, text] of sound) write(`src/${file}`, text)
  for (const [, file, text] of broken) write(`src/${file}`, text)
  const { stdout } = spawnSync(process.execPath, [resolve('scripts/check-floors.ts')], {
    cwd: folder,
  })
  outputLines = stdout.toString().split('\n')
}, 30_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the layer rules', () => {
  test.each(broken)('the rule %s is broken by %s', (rule, file) => {
    expect(outputLines.filter(line => line.startsWith(`${rule}: src/${file} `))).not.toEqual([])
  })

  test.each(sound)('the allowed file %s breaks no rule', file => {
    expect(outputLines.filter(line => line.includes(`: src/${file} `))).toEqual([])
  })
})
