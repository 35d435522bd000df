import type { PostSummary } from '#domain/content/content-page.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { PostCard } from '#web/content/post-card.tsx'
import { useContentText } from '#web/text/use-content-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { SectionHead } from './section-head.tsx'

/** Articles that help before buying or selling. */
export function NewestPosts({ posts }: { readonly posts: readonly PostSummary[] }) {
  const { blog } = useContentText()
  const { market, base } = useMarket()
  return (
    <section aria-labelledby="blog-title" className="wrap py-7 sm:py-10">
      <SectionHead
        id="blog-title"
        title={blog.title}
        note={blog.intro}
        href={base + buildUrl(market, 'blog')}
        all={blog.all}
      />
      <div className="mt-6 grid gap-4 sm:grid-cols-2 sm:max-lg:*:nth-3:hidden lg:grid-cols-3">
        {posts.map(post => (
          <PostCard key={post.slug} post={post} level={3} />
        ))}
      </div>
    </section>
  )
}
