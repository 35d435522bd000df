import { asFile } from '#http/pages/as-file.ts'
import { loadBlogFeed } from '#http/pages/content/load-blog-feed.ts'

export const loader = asFile(loadBlogFeed)
