import { asFile } from '#http/pages/as-file.ts'
import { loadSitemap } from '#http/pages/load-sitemap.ts'

export const loader = asFile(loadSitemap)
