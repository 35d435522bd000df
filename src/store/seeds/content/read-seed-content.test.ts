import { describe, expect, test } from 'vitest'
import { contentPages } from '#domain/content/content-page.ts'
import { markets } from '#domain/market/market.ts'
import { getPage } from '#domain/market/pages.ts'
import { parsePath } from '#domain/market/parse-path.ts'
import { readSeedContent } from './read-seed-content.ts'

const seeds = readSeedContent()

describe.each(markets)('the content of %s', market => {
  const own = seeds.filter(each => each.market === market)
  const posts = own.filter(({ kind }) => kind === 'post')

  test('the content has every page, and at least six articles on different days', () => {
    const expected = contentPages.filter(page => getPage(page).paths[market]).toSorted()
    expect(own.filter(({ kind }) => kind === 'page').map(({ slug }) => slug)).toEqual(expected)
    expect(posts.length).toBeGreaterThanOrEqual(6)
    expect(new Set(posts.map(({ publishedOn }) => publishedOn)).size).toBe(posts.length)
    for (const { publishedOn } of posts) expect(publishedOn).toMatch(/^2026-(0[6-9]|1[01])-\d\d$/)
  })

  test('titles and descriptions have the length that search engines show', () => {
    for (const { title, description } of own) {
      expect(title.length, title).toBeLessThanOrEqual(65)
      expect(description.length, description).toBeGreaterThanOrEqual(80)
      expect(description.length, description).toBeLessThanOrEqual(165)
    }
  })

  test('articles have one to three tags, at most eight different ones in all', () => {
    for (const { tags, slug } of posts) {
      expect(tags.length, slug).toBeGreaterThanOrEqual(1)
      expect(tags.length, slug).toBeLessThanOrEqual(3)
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    }
    expect(new Set(posts.flatMap(({ tags }) => tags)).size).toBeLessThanOrEqual(8)
  })

  test('every link leads to a page of this market, in its canonical form', () => {
    const slugs = new Set(posts.map(({ slug }) => slug))
    const links = own.flatMap(({ slug, body }) =>
      [...body.matchAll(/\]\(([^)]*)\)/g)].map(([, href = '']) => ({ slug, href })),
    )
    expect(links.length).toBeGreaterThan(10)
    for (const { slug, href } of links) {
      const [path = ''] = href.split(/[#?]/)
      const found = parsePath(market, path)
      expect(found, `${slug}: ${href}`).toBeDefined()
      expect(found?.canonical.split('#')[0], `${slug}: ${href}`).toBe(path)
      if (found?.page === 'blog' && found.params[0] !== undefined)
        expect(slugs, `${slug}: ${href}`).toContain(found.params[0])
    }
  })
})
