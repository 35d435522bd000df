import type { Shop } from '#http/shop.ts'
import { makeReadShapes } from '#services/catalogue/available-shapes.ts'
import { makeBrowseAccessories } from '#services/catalogue/browse-accessories.ts'
import { makeBrowseListings } from '#services/catalogue/browse-listings.ts'
import { makeFindModels } from '#services/catalogue/find-models.ts'
import { makeFindPicture } from '#services/catalogue/find-picture.ts'
import { makeSuggest } from '#services/catalogue/suggest.ts'
import { makeViewPopular } from '#services/catalogue/view-models.ts'
import { makeViewProduct } from '#services/catalogue/view-product.ts'
import { makeViewProductById } from '#services/catalogue/view-product-by-id.ts'
import { makeReadLegalText } from '#services/content/read-legal-text.ts'
import { makeListPickupPoints } from '#services/places/list-pickup-points.ts'
import { makeListStreets } from '#services/places/list-streets.ts'
import { makeAccessoryListStore } from '#store/catalogue/accessories.ts'
import { makeBrowseStore } from '#store/catalogue/browse.ts'
import { makeFacetStore } from '#store/catalogue/facets.ts'
import { makePicturedStore } from '#store/catalogue/pictured.ts'
import { makeProductStore } from '#store/catalogue/product.ts'
import { makeSearchStore } from '#store/catalogue/search.ts'
import type { Database } from '#store/database.ts'
import { makeLegalTextStore } from '#store/legal-texts.ts'
import { makeMailStore } from '#store/mail.ts'
import { makePing } from '#store/ping.ts'
import { makePickupPointStore } from '#store/places/pickup-points.ts'
import { makePlaceStore } from '#store/places/places.ts'
import { makeSettingsStore } from '#store/settings.ts'
import { makeAlerts } from './make-alerts.ts'
import { type BuyingOptions, makeBuying } from './make-buying.ts'

/** Stores into services: the one place where they meet. */
export const makeShop = async (
  database: Pick<Database, 'db' | 'pool'>,
  options: BuyingOptions,
): Promise<Shop> => {
  const { db } = database
  const now = () => new Date()
  const browse = makeBrowseStore(db)
  const accessoryList = makeAccessoryListStore(database.pool)
  const products = makeProductStore(db)
  const search = makeSearchStore(db)
  const places = makePlaceStore(db)
  const settings = await makeSettingsStore(db)
  const mail = makeMailStore(db)
  return {
    ...makeBuying(database, settings.shopOf, options),
    ...makeAlerts(database, options.secret),
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
    readLegalText: makeReadLegalText({ legalTexts: makeLegalTextStore(db) }),
    listMail: mail.latest,
    readMail: mail.read,
    findPicture: makeFindPicture({ pictured: makePicturedStore(db), now }),
    listCounties: places.counties,
    listLocalities: places.localities,
    listStreets: makeListStreets(places),
    listPickupPoints: makeListPickupPoints(makePickupPointStore(db)),
    ping: makePing(db),
    companyOf: settings.companyOf,
    settingsOf: settings.shopOf,
  }
}
