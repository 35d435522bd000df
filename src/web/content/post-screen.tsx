import type { Block } from '#domain/content/article.ts'
import type { PostSummary } from '#domain/content/content-page.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { JsonLd, type StructuredData } from '#web/seo/json-ld.tsx'
import { useContentText } from '#web/text/use-content-text.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Seam } from '#web/ui/seam.tsx'
import { ArticleBlocks } from './article-blocks.tsx'
import { PostCard, PostDate } from './post-card.tsx'

type PostScreenProps = {
  readonly post: PostSummary & { readonly blocks: readonly Block[] }
  readonly others: readonly PostSummary[]
}

export function PostScreen({ post, others }: PostScreenProps) {
  const { blog } = useContentText()
  const { shell } = useText()
  const { base, site, market } = useMarket()
  return (
    <div className="wrap pt-5 sm:pt-7">
      <JsonLd
        structuredData={postStructuredData(post, site + buildUrl(market, 'blog', [post.slug]))}
      />
      <Breadcrumbs
        crumbs={[
          { label: shell.home, href: base + buildUrl(market, 'home') },
          { label: blog.title, href: base + buildUrl(market, 'blog') },
          { label: post.title },
        ]}
      />
      <article className="mx-auto mt-4 max-w-176">
        <h1>{post.title}</h1>
        <div className="mt-3">
          <PostDate post={post} />
        </div>
        <Seam className="mt-4 mb-6" />
        <ArticleBlocks blocks={post.blocks} />
      </article>
      {others.length > 0 && (
        <section className="mt-14">
          <h2 className="text-heading">{blog.others}</h2>
          <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {others.map(other => (
              <PostCard key={other.slug} post={other} level={3} />
            ))}
          </div>
        </section>
      )}
    </div>
  )
}

function postStructuredData(post: PostSummary, url: string): StructuredData {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
    datePublished: post.publishedOn,
    author: { '@type': 'Organization', name: 'Kintsu' },
    publisher: { '@type': 'Organization', name: 'Kintsu' },
    mainEntityOfPage: url,
  }
}
