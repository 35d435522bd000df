import { expect } from '@playwright/test'
import { test } from '#test/support/browser.ts'

const maxBytes = 60_000

/** The longest list of each market, and the one whose products have the longest pages: most accessories fit tablets. */
const lists = {
  ro: ['/ro/telefoane/apple/', '/ro/telefoane/', '/ro/tablete/'],
  bg: ['/bg/telefoni/apple/', '/bg/telefoni/', '/bg/tablets/'],
  hu: ['/hu/telefon/apple/', '/hu/telefon/', '/hu/tablet/'],
  gr: ['/gr/smartphone/apple/', '/gr/smartphone/', '/gr/tablet/'],
} as const

function productsIn(html: string): readonly string[] {
  const links = html.matchAll(/href="([^"]+\/\d+\/\?shape=[^"]+)"/g)
  return [...links].map(([, link = '']) => link.replaceAll('&amp;', '&'))
}

for (const [market, addresses] of Object.entries(lists))
  test(`lists and products of ${market} have at most 60 kB of HTML before compression`, async ({
    request,
  }) => {
    const sizeOf = async (url: string) => {
      const response = await request.get(url, { headers: { accept: 'text/html' } })
      expect([url, response.status()]).toEqual([url, 200])
      const html = await response.text()
      return { html, size: [url, Buffer.byteLength(html)] as const }
    }
    const pages = await Promise.all(addresses.map(sizeOf))
    const products = productsIn(pages.at(-1)?.html ?? '').slice(0, 12)
    expect(products).toHaveLength(12)
    for (const url of products) pages.push(await sizeOf(url))
    expect(pages.map(({ size }) => size).filter(([, bytes]) => bytes > maxBytes)).toEqual([])
  })
