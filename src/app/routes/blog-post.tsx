import { loadPost } from '#http/pages/content/load-blog.ts'
import { pageHeaders } from '#http/pages/page-headers.ts'
import { FeedLink } from '#web/content/feed-link.tsx'
import { PostScreen } from '#web/content/post-screen.tsx'
import { PageHead } from '#web/seo/page-head.tsx'
import type { Route } from './+types/blog-post'

export function loader(args: Route.LoaderArgs) {
  return loadPost(args)
}

export function headers() {
  return pageHeaders('blog')
}

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  const { title, description } = loaderData.post
  return (
    <>
      <PageHead title={`${title} · Kintsu`} description={description} />
      <FeedLink />
      <PostScreen {...loaderData} />
    </>
  )
}
