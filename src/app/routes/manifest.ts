import { languageOf } from '#domain/market/market.ts'
import { asFile } from '#http/pages/as-file.ts'
import { loadManifest } from '#http/pages/load-manifest.ts'
import { catalogueOf } from '#web/text/spoken.ts'

export const loader = asFile(async args =>
  loadManifest(args, (market, returnDays) => {
    const { shell, home } = catalogueOf(languageOf[market])
    return { ...shell, name: shell.siteName, description: home.description(returnDays) }
  }),
)
