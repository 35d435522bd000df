import type { Catalogue } from '#http/shop.ts'
import { makeReadShapes } from '#services/catalogue/available-shapes.ts'
import { makeBrowseAccessories } from '#services/catalogue/browse-accessories.ts'
import { makeBrowseListings } from '#services/catalogue/browse-listings.ts'
import { makeFindModels } from '#services/catalogue/find-models.ts'
import { makeFindPicture } from '#services/catalogue/find-picture.ts'
import { makeSuggest } from '#services/catalogue/suggest.ts'
import { makeViewPopular } from '#services/catalogue/view-models.ts'
import { makeViewProduct } from '#services/catalogue/view-product.ts'
import { makeViewProductById } from '#services/catalogue/view-product-by-id.ts'
import { makeAccessoryListStore } from '#store/catalogue/accessories.ts'
import { makeBrowseStore } from '#store/catalogue/browse.ts'
import { makeFacetStore } from '#store/catalogue/facets.ts'
import { makePicturedStore } from '#store/catalogue/pictured.ts'
import { makeProductStore } from '#store/catalogue/product.ts'
import { makeSearchStore } from '#store/catalogue/search.ts'
import { makeSoldInStore } from '#store/catalogue/sold-in.ts'
import type { Database } from '#store/database.ts'

/** The services of the catalogue: lists, searches, products and their pictures. */
export function makeCatalogue(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  now: () => Date,
): Catalogue {
  const browse = makeBrowseStore(db)
  const accessoryList = makeAccessoryListStore(pool)
  const products = makeProductStore(db)
  const search = makeSearchStore(db)
  return {
    browseListings: makeBrowseListings({ browse, facets: makeFacetStore(db), products, now }),
    browseAccessories: makeBrowseAccessories({ accessoryList }),
    nameAccessoryBrand: accessoryList.brandName,
    suggest: makeSuggest({ search, products, now }),
    findModels: makeFindModels({ search }),
    viewProduct: makeViewProduct({ products, now }),
    viewProductById: makeViewProductById({ products, now }),
    readShapes: makeReadShapes({ products }),
    viewPopular: makeViewPopular({ products, now }),
    listBrands: products.brands,
    soldIn: makeSoldInStore(db),
    findPicture: makeFindPicture({ pictured: makePicturedStore(db), now }),
  }
}
