import { loadPost } from '#http/pages/content/load-blog.ts'
import { anonymous } from '#http/pages/page-request.ts'
import { FeedLink } from '#web/content/feed-link.tsx'
import { PostScreen } from '#web/content/post-screen.tsx'
import { PageHead } from '#web/seo/page-head.tsx'
import type { Route } from './+types/blog-post'

export const handle = { isStatic: true }

export function loader(args: Route.LoaderArgs) {
  return loadPost(args)
}

export function headers() {
  return anonymous
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
