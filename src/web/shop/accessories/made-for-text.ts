import type { MadeFor, NamedModel } from '#domain/device/accessory-listing.ts'
import type { AccessoriesText } from '#text/device/accessories-page/ro.ts'

/** "Pentru Apple iPhone 16, iPhone 15 și încă 20 de modele": a brand is named once for the models that follow it. */
export function madeForText(madeFor: MadeFor, text: AccessoriesText): string {
  switch (madeFor.kind) {
    case 'types':
      return text.forTypes(madeFor.types, madeFor.brand)
    case 'models':
      return text.forModels(madeFor.models.map(toName), madeFor.more)
  }
}

function toName({ brand, name }: NamedModel, index: number, models: readonly NamedModel[]) {
  return models[index - 1]?.brand === brand ? name : `${brand} ${name}`
}
