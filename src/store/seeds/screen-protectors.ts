import type { SeedAccessory } from './accessory.ts'
import { type CatalogueModel, catalogueModels } from './catalogue-products.ts'

function protectorOf({ legacyId, id, name }: CatalogueModel): SeedAccessory {
  return {
    id: `G${legacyId}`,
    type: 'glass',
    name: {
      ro: `Folie de sticlă securizată pentru ${name}`,
      bg: `Закалено защитно стъкло за ${name}`,
      hu: `Edzett kijelzővédő üveg – ${name}`,
      gr: `Προστατευτικό σκληρυμένο γυαλί για ${name}`,
    },
    eur: 9,
    colorHex: '#DDEBF0',
    fits: { models: [id] },
    isFreeProtector: true,
  }
}

// A folding screen takes a film instead of glass.
const folds = /Flip|Fold|Razr/

/** One for every phone that takes glass, given away with the phone. */
export const screenProtectors: readonly SeedAccessory[] = catalogueModels()
  .filter(({ type, name }) => type === 'SMARTPHONE' && !folds.test(name))
  .map(protectorOf)
