import { makeReadLegalText } from '#services/content/read-legal-text.ts'
import { makeLegalTextStore } from '#store/legal-texts.ts'
import { makeMailStore } from '#store/mail.ts'
import type { Shop } from '#http/shop.ts'
import { makeBrowseListings } from '#services/catalogue/browse-listings.ts'
import { makeViewPopular } from '#services/catalogue/view-models.ts'
import { makeViewProduct } from '#services/catalogue/view-product.ts'
import { makeBrowseStore } from '#store/catalogue/browse.ts'
import { makeProductStore } from '#store/catalogue/product.ts'
import type { Database } from '#store/database.ts'
import { makeSettingsStore } from '#store/settings.ts'

/** Stores into services: the one place where they meet. */
export const makeShop = async ({ db }: Pick<Database, 'db'>): Promise<Shop> => {
  const now = () => new Date()
  const browse = makeBrowseStore(db)
  const products = makeProductStore(db)
  const settings = await makeSettingsStore(db)
  const mail = makeMailStore(db)
  return {
    browseListings: makeBrowseListings({ browse, products, now }),
    viewProduct: makeViewProduct({ products, now }),
    viewPopular: makeViewPopular({ products, now }),
    listBrands: products.brands,
    readLegalText: makeReadLegalText({ legalTexts: makeLegalTextStore(db) }),
    listMail: mail.latest,
    readMail: mail.read,
    companyOf: settings.companyOf,
    settingsOf: settings.shopOf,
  }
}
