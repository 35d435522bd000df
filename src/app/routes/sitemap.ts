import { loadSitemap } from '#http/pages/load-sitemap.ts'
import type { Route } from './+types/sitemap'

export const loader = (args: Route.LoaderArgs) => loadSitemap(args)
