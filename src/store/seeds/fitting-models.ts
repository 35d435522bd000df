import { type CatalogueModel, catalogueModels } from './catalogue-products.ts'

const models = catalogueModels()

function idsWhere(fits: (model: CatalogueModel) => boolean): readonly string[] {
  return models.filter(fits).map(({ id }) => id)
}

function hasPort(model: CatalogueModel, port: string): boolean {
  return model.specs.ports?.includes(port) ?? false
}

export const withLightning = idsWhere(model => hasPort(model, 'Lightning'))

export const phonesWithUsbC = idsWhere(
  model => model.type === 'SMARTPHONE' && hasPort(model, 'USB-C'),
)

export const portablesWithUsbC = idsWhere(
  model =>
    (model.type === 'SMARTPHONE' || model.type === 'TABLET') &&
    (hasPort(model, 'USB-C') || hasPort(model, 'Thunderbolt')),
)

export const laptopsWithUsbC = idsWhere(
  model => model.type === 'LAPTOP' && (hasPort(model, 'USB-C') || hasPort(model, 'Thunderbolt')),
)

export const macBooks = idsWhere(model => model.name.startsWith('MacBook'))

/** iPhone 12 and later, except the three without a magnetic ring. */
export const withMagnets = idsWhere(
  model =>
    model.name.startsWith('iPhone') &&
    model.year >= 2020 &&
    !['iPhone SE 2020', 'iPhone SE 2022', 'iPhone 16e'].includes(model.name),
)

export const withHdmi = idsWhere(
  model =>
    model.type === 'CONSOLE' && (hasPort(model, 'HDMI') || /^Switch( OLED)?$/.test(model.name)),
)

export const playStation5s = idsWhere(model => model.name.startsWith('PlayStation 5'))
export const playStation4s = idsWhere(model => model.name.startsWith('PlayStation 4'))
export const xboxes = idsWhere(model => model.name.startsWith('Xbox'))
export const switches = idsWhere(model => model.name.startsWith('Switch'))
export const steamDecks = idsWhere(model => model.name.startsWith('Steam Deck'))
export const appleWatches = idsWhere(
  model => model.type === 'SMARTWATCH' && model.brand === 'Apple',
)
export const wirelessCharging = idsWhere(
  ({ type, brand, name, year }) =>
    type === 'SMARTPHONE' &&
    (brand === 'Apple' ||
      (brand === 'Samsung' && /Galaxy [SZ]/.test(name)) ||
      (brand === 'Google' && year >= 2021)),
)
