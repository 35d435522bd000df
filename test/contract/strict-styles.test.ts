import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember } from '#test/support/identity.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

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

type PageResponse = Awaited<ReturnType<WholeShop['visit']>>

function stylesOf(response: PageResponse): string | undefined {
  const policy = String(response.headers['content-security-policy'])
  return /(?:^|; )(style-src[^;]*)/.exec(policy)?.[1]
}

const ownStyle = / style="/

describe('the style policy of a page', () => {
  test.each([
    ['/ro/'],
    ['/ro/telefoane/'],
    ['/ro/suport/'],
    ['/ro/autentifica-te/'],
    ['/ro/magazin/cosul-meu/comanda/'],
    ['/ro/vinde/'],
    ['/hu/no-such-page/'],
  ])('%s has no styles except those in its files', async path => {
    const result = await shop.visit(path)
    expect(stylesOf(result)).toBe("style-src 'self'")
    expect(ownStyle.test(result.body)).toBe(false)
  })

  test('a product page shows its colours without inline styles', async () => {
    const list = await shop.visit('/ro/telefoane/')
    const [, path = ''] = /href="(\/ro\/magazin\/[^"]+shape=[^"]+)"/.exec(list.body) ?? []
    const result = await shop.visit(path.replaceAll('&amp;', '&'))
    expect([path, result.statusCode]).toEqual([expect.stringMatching(/^\/ro\/magazin\//), 200])
    expect(result.body).toMatch(/<svg color="#[0-9a-fA-F]{6}"/)
    expect(ownStyle.test(result.body)).toBe(false)
    expect(stylesOf(result)).toBe("style-src 'self'")
  })

  test('an account page has no inline styles either', async () => {
    const { cookie } = await aMember(shop)
    for (const path of ['/ro/cont/', '/ro/cont/setari/', '/ro/cont/garantiile-mele/']) {
      const result = await shop.visit(path, { cookie })
      expect([path, result.statusCode, stylesOf(result)]).toEqual([path, 200, "style-src 'self'"])
      expect(ownStyle.test(result.body)).toBe(false)
    }
  })
})

describe('a page with an embedded style sheet', () => {
  const expectOwnStyle = (response: PageResponse) => {
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(response.body) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(style).not.toBe('')
    expect(stylesOf(response)).toBe(`style-src 'sha256-${hash}'`)
    expect(ownStyle.test(response.body)).toBe(false)
  }

  test('the page shown when rendering fails is allowed its own style sheet only', async () => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const { shopOf } = shop.ctx.settings
    Object.assign(shop.ctx.settings, {
      shopOf: () => {
        throw new Error('A bug of the tests.')
      },
    })
    const result = await shop.visit('/ro/recenzii/', { headers: { accept: 'text/html' } })
    Object.assign(shop.ctx.settings, { shopOf })
    written.mockRestore()
    expect(result.statusCode).toBe(500)
    expectOwnStyle(result)
  })

  test('the mailbox of the demo is allowed its own style sheet only', async () => {
    const result = await shop.visit('/_mailbox/', {
      headers: { host: 'localhost' },
      from: '127.0.0.1',
    })
    expect(result.statusCode).toBe(200)
    expectOwnStyle(result)
  })
})

test('a response that is no page has no style policy', async () => {
  for (const path of ['/api/countries/', '/robots.txt', '/icons/v1/mark-plain.svg'])
    expect([path, stylesOf(await shop.visit(path))]).toEqual([path, undefined])
})
