import { absoluteUrl } from '#domain/market/base.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { listedPages } from '#domain/market/page-lists.ts'
import {
  countProductParts,
  listListPaths,
  listProductPaths,
} from '#services/catalogue/list-addresses.ts'
import { listPosts } from '#services/content/read-content.ts'
import { xmlText } from '#services/text/xml-text.ts'
import { anonymous, notFound, onPage, type PageRequest } from './page-request.ts'

/** The index of a market's sitemap files (sitemaps.org). */
export const loadSitemapIndex = onPage(async request => {
  const { market, ctx, site } = request
  const parts = await countProductParts(ctx, market)
  const names = [
    'content',
    'lists',
    ...Array.from({ length: parts }, (_, at) => `products/${at + 1}`),
  ]
  const files = names.map(
    name =>
      `<sitemap><loc>${absoluteUrl(site.bases[market], `/sitemap/${name}.xml`)}</loc></sitemap>`,
  )
  return document('sitemapindex', files)
})

/** One sitemap file; one that is not in the index is a 404. */
export const loadSitemap = onPage(async request => {
  const [, name = ''] = /^\/sitemap\/([a-z]+(?:\/[1-9]\d{0,3})?)\.xml$/.exec(request.path) ?? []
  const paths = await pathsIn(request, name)
  if (paths.length === 0) throw notFound()
  const { market, site } = request
  return document(
    'urlset',
    paths.map(path => `<url><loc>${xmlText(absoluteUrl(site.bases[market], path))}</loc></url>`),
  )
})

async function pathsIn({ market, ctx }: PageRequest, name: string) {
  if (name === 'lists') return listListPaths(ctx, market)
  if (name === 'content') {
    const posts = await listPosts(ctx, market)
    return [
      ...listedPages.map(page => buildUrl(market, page)).filter(path => path !== ''),
      ...posts.map(({ slug }) => buildUrl(market, 'blog', [slug])),
    ]
  }
  const [, part] = /^products\/(\d+)$/.exec(name) ?? []
  return part === undefined ? [] : listProductPaths(ctx, market, Number(part))
}

function document(root: 'sitemapindex' | 'urlset', entries: readonly string[]) {
  return new Response(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
      ...entries,
      `</${root}>`,
      '',
    ].join('\n'),
    { headers: { ...anonymous, 'content-type': 'application/xml; charset=utf-8' } },
  )
}
