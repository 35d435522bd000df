import { loadBlogFeed } from '#http/pages/load-blog-feed.ts'
import type { Route } from './+types/blog-feed'

export const loader = (args: Route.LoaderArgs) => loadBlogFeed(args)
