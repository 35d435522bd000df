import { loadBlog } from '#http/pages/content/load-blog.ts'
import { pageHeaders } from '#http/pages/page-headers.ts'
import { BlogScreen } from '#web/content/blog-screen.tsx'
import { FeedLink } from '#web/content/feed-link.tsx'
import { PageHead } from '#web/seo/page-head.tsx'
import { useContentText } from '#web/text/use-content-text.ts'
import type { Route } from './+types/blog'

export function loader(args: Route.LoaderArgs) {
  return loadBlog(args)
}

export function headers() {
  return pageHeaders('blog')
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { blog } = useContentText()
  const { tag } = loaderData
  return (
    <>
      <PageHead
        title={`${tag === undefined ? blog.title : blog.tagged(tag)} · Kintsu`}
        description={blog.description}
      />
      <FeedLink />
      <BlogScreen {...loaderData} />
    </>
  )
}
