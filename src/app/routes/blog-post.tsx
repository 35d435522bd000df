import { loadPost } from '#http/pages/load-blog.ts'
import { anonymous } from '#http/pages/page-request.ts'
import { FeedLink } from '#web/content/feed-link.tsx'
import { PostScreen } from '#web/content/post-screen.tsx'
import type { Route } from './+types/blog-post'

export const handle = { isStill: true }

export const loader = (args: Route.LoaderArgs) => loadPost(args)

export const headers = () => anonymous

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  const { title, description } = loaderData.post
  return (
    <>
      <title>{`${title} · Kintsu`}</title>
      <meta name="description" content={description} />
      <FeedLink />
      <PostScreen {...loaderData} />
    </>
  )
}
