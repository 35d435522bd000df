import { deviceTypes } from '#domain/device/device.ts'
import { onPage } from './page-request.ts'

const featured = 8
const perType = 1

/** The home page: what sells best, and one picture for each category. */
export const loadHome = onPage(async ({ market, shop }) => {
  const [popular, brands, ...faces] = await Promise.all([
    shop.viewPopular({ market, limit: featured }),
    shop.listBrands(market),
    ...deviceTypes.map(type => shop.viewPopular({ market, limit: perType, type })),
  ])
  return { popular, brands, faces: faces.flat() }
})
