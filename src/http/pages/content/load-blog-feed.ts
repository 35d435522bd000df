import { absoluteUrl } from '#domain/market/base.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { languageOf } from '#domain/market/market.ts'
import { listPosts } from '#services/content/read-content.ts'
import { feedOf } from '#services/content/write-feed.ts'
import { anonymous, onPage } from '../page-request.ts'

/** The articles as an Atom feed (RFC 4287). */
export const loadBlogFeed = onPage(async ({ market, site, ctx, path }) => {
  const at = (relativePath: string) => absoluteUrl(site.bases[market], relativePath)
  const posts = await listPosts(ctx, market)
  const feed = feedOf({
    language: languageOf[market],
    blogUrl: at(buildUrl(market, 'blog')),
    feedUrl: at(path),
    author: ctx.settings.companyOf(market).name,
    entries: posts.map(post => ({ ...post, url: at(buildUrl(market, 'blog', [post.slug])) })),
  })
  return new Response(feed, {
    headers: { ...anonymous, 'content-type': 'application/atom+xml; charset=utf-8' },
  })
})
