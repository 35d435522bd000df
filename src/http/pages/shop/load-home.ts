import { deviceTypes } from '#domain/device/device.ts'
import { listBrands } from '#services/catalogue/list-brands.ts'
import { viewPopular } from '#services/catalogue/view-models.ts'
import { listPosts } from '#services/content/read-content.ts'
import { onPage } from '../page-request.ts'

const featured = 8
const perType = 1

const newestPosts = 3

/** The home page: bestsellers, one picture for each category, and the latest articles. */
export const loadHome = onPage(async ({ market, ctx }) => {
  const [popular, brands, posts, ...cards] = await Promise.all([
    viewPopular(ctx, { market, limit: featured }),
    listBrands(ctx, market),
    listPosts(ctx, market),
    ...deviceTypes.map(type => viewPopular(ctx, { market, limit: perType, type })),
  ])
  return { popular, brands, posts: posts.slice(0, newestPosts), cards: cards.flat() }
})
