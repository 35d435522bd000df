import type { PostSummary } from '#domain/content/content-page.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { formatLongDay } from '#domain/time/day.ts'
import { useContentText } from '#web/text/use-content-text.ts'
import { useMarket } from '#web/text/use-text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type PostCardProps = { readonly post: PostSummary; readonly level: 2 | 3 }

export function PostCard({ post, level }: PostCardProps) {
  const { base, market } = useMarket()
  const Heading = `h${level}` as const
  return (
    <article className="relative grid content-start gap-2 rounded-card border border-line bg-paper p-5 hover:border-control sm:p-6">
      <PostDate post={post} />
      <Heading className="text-name leading-tight">
        <TextLink
          tone="ink"
          href={base + buildUrl(market, 'blog', [post.slug])}
          className="after:absolute after:inset-0"
        >
          {post.title}
        </TextLink>
      </Heading>
      <p className="text-ink-2">{post.description}</p>
    </article>
  )
}

export function PostDate({ post }: { readonly post: PostSummary }) {
  const { locale } = useMarket()
  const { blog } = useContentText()
  return (
    <p className="dotted text-meta text-ink-3">
      <span>
        <time dateTime={post.publishedOn}>{formatLongDay(post.publishedOn, locale)}</time>
      </span>
      <span>
        <span> · </span>
        {blog.minutes(post.minutes)}
      </span>
    </p>
  )
}
