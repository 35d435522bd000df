import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createElement, Fragment, lazy, Suspense } from 'react'
import type { ServerBuild } from 'react-router'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember } from '#test/support/identity.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', async () => {
  const build = await import('#test/support/server-build.ts')
  return { ...build, routes: withHole(build.routes) }
})

const atOnce = 'window.stolen = "with the page"'
const late = 'window.stolen = "in a late part"'

function Hole({ script }: { readonly script: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the hole that is being tested
  return createElement('div', { dangerouslySetInnerHTML: { __html: `<script>${script}</script>` } })
}

/** Each page as if it contained a third party's input, once directly and once in a part that is not ready at once. */
function withHole(routes: ServerBuild['routes']): ServerBuild['routes'] {
  const holed = Object.entries(routes).map(([id, route]) => {
    const Page = route?.module.default
    if (!route || !Page || id === 'root') return [id, route]
    const Drawn = (props: object) => {
      const Late = lazy(async () => {
        await pause(50)
        return { default: () => createElement(Hole, { script: late }) }
      })
      return createElement(
        Fragment,
        null,
        createElement(Hole, { script: atOnce }),
        createElement(Suspense, { fallback: null }, createElement(Late)),
        createElement(Page as () => null, props),
      )
    }
    return [id, { ...route, module: { ...route.module, default: Drawn } }]
  })
  return Object.fromEntries(holed)
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

type PageResponse = Awaited<ReturnType<WholeShop['visit']>>

function policyOf(page: PageResponse): string {
  return String(page.headers['content-security-policy'])
}

const asBrowser = { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' } }

/** The inline scripts that a browser would run: JSON is none. */
function scriptsOf(page: PageResponse): readonly string[] {
  const all = page.body.matchAll(/<script(?<attributes>[^>]*)>(?<script>[\s\S]*?)<\/script>/g)
  return [...all]
    .map(each => each.groups ?? {})
    .filter(({ attributes = '' }) => !/ src=|application\/(?:ld\+)?json/.test(attributes))
    .map(({ script = '' }) => script)
}

function expectOnlyOurs(page: PageResponse) {
  expect(page.statusCode).toBe(200)
  const scripts = scriptsOf(page)
  expect(scripts).toContain(atOnce)
  expect(scripts).toContain(late)
  const own = scripts.filter(each => each !== atOnce && each !== late)
  const allowed = policyOf(page).match(/'sha256-[^']*'/g) ?? []
  expect(allowed).not.toContain(hashOf(atOnce))
  expect(allowed).not.toContain(hashOf(late))
  expect(new Set(allowed)).toEqual(new Set(own.map(hashOf)))
  expect(policyOf(page)).not.toContain('nonce-')
  expect(page.body.includes(' nonce=')).toBe(false)
}

let database: TestDatabase
let shop: WholeShop

beforeAll(async () => {
  database = await seededDatabase()
  shop = await wholeShop(database.url)
  vi.stubEnv('PROD', true)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await shop.close()
  await database.drop()
})

describe('a script injected into a page', () => {
  test.each([
    ['/ro/', 'home'],
    ['/ro/telefoane/', 'a list'],
    ['/ro/suport/', 'a page that is only read'],
  ])('an injected script is blocked on %s, %s, which is cached', async path => {
    const page = await shop.visit(path, asBrowser)
    expect(page.headers['cache-control']).toContain('public')
    expectOnlyOurs(page)
  })

  test('an injected script is blocked on a personal page', async () => {
    const { cookie } = await aMember(shop)
    const page = await shop.visit('/ro/cont/', { cookie, ...asBrowser })
    expect(page.headers['cache-control']).toBe('private, no-store')
    expectOnlyOurs(page)
  })

  test('an injected script is blocked on a page with a form', async () => {
    expectOnlyOurs(await shop.visit('/ro/autentifica-te/', asBrowser))
  })

  test('a part that is not ready at once is in its place, and an injected script in it is blocked', async () => {
    const page = await shop.visit('/ro/suport/', asBrowser)
    expect(page.body.indexOf(late)).toBeGreaterThan(page.body.indexOf('<main'))
    expect(page.body.indexOf(late)).toBeLessThan(page.body.indexOf('</main>'))
    expectOnlyOurs(page)
  })
})

test('the scripts of a shared page are allowed for as long as the page is cached', async () => {
  const [first, second] = [await shop.visit('/ro/suport/'), await shop.visit('/ro/suport/')]
  expect(policyOf(second)).toBe(policyOf(first))
})
