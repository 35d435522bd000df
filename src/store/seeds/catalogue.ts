import { type CatalogueListing, catalogueListings } from './catalogue-listings.ts'
import {
  type CatalogueModel,
  type CatalogueProduct,
  catalogueModels,
  catalogueProducts,
} from './catalogue-products.ts'
import { type CatalogueUnit, catalogueUnits } from './catalogue-units.ts'

export type Catalogue = {
  readonly models: readonly CatalogueModel[]
  readonly products: readonly CatalogueProduct[]
  readonly listings: readonly CatalogueListing[]
  readonly units: readonly CatalogueUnit[]
}

/** The initial stock of the shop; the same on every machine and at every start. */
export function generateCatalogue(): Catalogue {
  const models = catalogueModels()
  const products = catalogueProducts(models)
  const listings = catalogueListings(models, products)
  return { models, products, listings, units: catalogueUnits(models, products, listings) }
}
