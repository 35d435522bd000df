import { loadSitemapIndex } from '#http/pages/load-sitemap.ts'
import type { Route } from './+types/sitemap-index'

export const loader = (args: Route.LoaderArgs) => loadSitemapIndex(args)
