import { asFile } from '#http/pages/as-file.ts'
import { loadSitemapIndex } from '#http/pages/load-sitemap.ts'

export const loader = asFile(loadSitemapIndex)
