import { languageOf } from '#domain/market/market.ts'
import { loadManifest } from '#http/pages/load-manifest.ts'
import { catalogueOf } from '#web/text/spoken.ts'
import type { Route } from './+types/manifest'

export const loader = (args: Route.LoaderArgs) =>
  loadManifest(args, market => {
    const { shell, home } = catalogueOf(languageOf[market])
    return { ...shell, name: shell.siteName, description: home.description }
  })
