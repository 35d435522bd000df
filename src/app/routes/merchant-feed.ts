import { loadMerchantFeed } from '#http/pages/load-merchant-feed.ts'
import type { Route } from './+types/merchant-feed'

export const loader = (args: Route.LoaderArgs) => loadMerchantFeed(args)
