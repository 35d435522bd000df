import type { PostSummary } from '#domain/content/content-page.ts'
import { buildUrl } from '#domain/market/build-url.ts'
import { useContentText } from '#web/text/use-content-text.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { ChipLink } from '#web/ui/chip.tsx'
import { Seam } from '#web/ui/seam.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { PostCard } from './post-card.tsx'

type Tag = { readonly name: string; readonly path: string; readonly isChosen: boolean }

type BlogScreenProps = {
  readonly posts: readonly PostSummary[]
  readonly tags: readonly Tag[]
  /** The tag whose articles are listed. */
  readonly tag: string | undefined
}

export function BlogScreen({ posts, tags, tag }: BlogScreenProps) {
  const { blog } = useContentText()
  const { shell } = useText()
  const { base, market } = useMarket()
  const home = { label: shell.home, href: base + buildUrl(market, 'home') }
  const all = base + buildUrl(market, 'blog')
  const crumbs =
    tag === undefined
      ? [home, { label: blog.title }]
      : [home, { label: blog.title, href: all }, { label: tag }]
  return (
    <div className="wrap pt-5 sm:pt-7">
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="mt-3">{tag === undefined ? blog.title : blog.tagged(tag)}</h1>
      <p className="mt-2 max-w-[60ch] text-ink-2">{blog.intro}</p>
      <Seam className="mt-4" />
      <nav aria-label={blog.topics} className="mt-6">
        <ul className="flex flex-wrap gap-2">
          <li>
            <TagLink name={blog.all} href={all} isChosen={tag === undefined} />
          </li>
          {tags.map(({ name, path, isChosen }) => (
            <li key={path}>
              <TagLink {...{ name, isChosen }} href={base + path} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map(post => (
          <PostCard key={post.slug} post={post} level={2} />
        ))}
      </div>
      <p className="mt-6 text-meta">
        <TextLink href={`${all}feed.xml`} className="inline-block py-1">
          {blog.feed}
        </TextLink>
      </p>
    </div>
  )
}

type TagLinkProps = Omit<Tag, 'path'> & { readonly href: string }

function TagLink({ name, href, isChosen }: TagLinkProps) {
  return (
    <ChipLink href={href} selected={isChosen} {...(isChosen && { 'aria-current': 'true' })}>
      {name}
    </ChipLink>
  )
}
