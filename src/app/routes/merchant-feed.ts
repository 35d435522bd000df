import { asFile } from '#http/pages/as-file.ts'
import { loadMerchantFeed } from '#http/pages/shop/load-merchant-feed.ts'

export const loader = asFile(loadMerchantFeed)
