import type { CoverKind } from '#domain/warranty/cover.ts'

/** The warranty card; days are formatted. */
export const warrantyCardRo = {
  title: 'Certificat de garanție',
  fileName: 'certificat-garantie',
  order: 'Comanda',
  bought: 'Cumpărat pe',
  delivered: 'Livrat pe',
  grade: 'Stare',
  identifier: 'IMEI sau serie',
  covers: {
    legal: 'Garanția legală de conformitate',
    shop: 'Garanția comercială Kintsu',
    extra: 'Garanția extinsă',
  } as Record<CoverKind, string>,
  span: (from: string, until: string) => `din ${from} până pe ${until}`,
  fromDelivery: 'începe în ziua livrării; datele apar aici după ce primești coletul',
  legalText:
    'Dacă dispozitivul nu corespunde contractului, ai dreptul la reparare sau la înlocuire fără niciun cost, iar dacă nu se poate, la reducerea prețului sau la banii înapoi. Vânzătorul răspunde potrivit OUG 140/2021.',
  shopText:
    'Garanția comercială acoperă defectele care nu vin din lovire, lichide sau intervenții neautorizate. Nu înlocuiește și nu micșorează drepturile pe care ți le dă legea și care se exercită gratuit.',
  howTitle: 'Cum folosești garanția',
  how: (email: string, phone: string) =>
    `Deschide o cerere din cont, la „Garanțiile mele”, sau scrie-ne la ${email}, cu numărul comenzii și ce nu merge. Ne poți suna la ${phone}. Transportul îl plătim noi. Certificatul nu trebuie tipărit: comanda este de ajuns.`,
}

export type WarrantyCardText = typeof warrantyCardRo
