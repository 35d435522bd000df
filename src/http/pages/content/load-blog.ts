import { buildUrl } from '#domain/market/build-url.ts'
import { languageOf } from '#domain/market/market.ts'
import { slug } from '#domain/market/transliterate.ts'
import { listPosts, readPost } from '#services/content/read-content.ts'
import { movedTo, notFound, onFixedPage, onPage } from '../page-request.ts'

/** Query parameter for a tag. */
const tagKey = 'tag'

/** All articles, or those of one tag; an unused tag is a 404. */
export const loadBlog = onFixedPage('blog', async ({ market, query, ctx }) => {
  const posts = await listPosts(ctx, market)
  const requestedTag = query.get(tagKey) ?? undefined
  const tags = [...new Set(posts.flatMap(post => post.tags))].sort().map(name => ({
    name,
    path: buildUrl(market, 'blog', [], [[tagKey, slug(name, languageOf[market])]]),
    isChosen: slug(name, languageOf[market]) === requestedTag,
  }))
  if (requestedTag === undefined) return { posts, tags, tag: undefined }
  const tag = tags.find(({ isChosen }) => isChosen)
  if (!tag) throw notFound()
  return { posts: posts.filter(post => post.tags.includes(tag.name)), tags, tag: tag.name }
})

const otherPosts = 3

/** One article, and others: first those with its tags, then the rest. */
export const loadPost = onPage(async ({ market, path, ctx }) => {
  const segments = path.split('/').filter(part => part !== '')
  const address = buildUrl(market, 'blog', segments.slice(1))
  if (address !== path) throw movedTo(address)
  const post = await readPost(ctx, market, segments[1] ?? '')
  if (!post) throw notFound()
  const shared = (tags: readonly string[]) => tags.filter(tag => post.tags.includes(tag)).length
  const others = (await listPosts(ctx, market))
    .filter(each => each.slug !== post.slug)
    .toSorted((one, other) => shared(other.tags) - shared(one.tags))
  return { post, others: others.slice(0, otherPosts) }
})
