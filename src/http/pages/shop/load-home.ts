import { deviceTypes } from '#domain/device/device.ts'
import { onPage } from '../page-request.ts'

const featured = 8
const perType = 1

const newestPosts = 3

/** The home page: bestsellers, one picture for each category, and the latest articles. */
export const loadHome = onPage(async ({ market, shop }) => {
  const [popular, brands, posts, ...faces] = await Promise.all([
    shop.viewPopular({ market, limit: featured }),
    shop.listBrands(market),
    shop.listPosts(market),
    ...deviceTypes.map(type => shop.viewPopular({ market, limit: perType, type })),
  ])
  return { popular, brands, posts: posts.slice(0, newestPosts), faces: faces.flat() }
})
