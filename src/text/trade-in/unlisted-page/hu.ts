import type { UnlistedText } from './ro.ts'

export const unlistedHu: UnlistedText = {
  title: 'Nincs a listán a készüléked?',
  lead: days =>
    `Írd meg, mid van, és válaszd ki, mit szeretnél: legfeljebb ${days} munkanapon belül egy kollégánk ajánlatot küld, vagy ingyenes címkét kapsz, és újrahasznosítjuk.`,
  labels: { device: 'Milyen készülék?', choice: 'Mit szeretnél?', email: 'E-mail' },
  deviceHint: max =>
    `Márka, modell, tárhely és állapot, amennyire tudod. Legfeljebb ${max} karakter.`,
  choices: { quote: 'Ajánlatot kérek', recycling: 'Hasznosítsátok újra ingyen' },
  missing: {
    device: 'Írd le a készüléket 3–500 karakterben.',
    choice: 'Válaszd ki, mit szeretnél.',
    email: 'Adj meg egy e-mail-címet, ahová válaszolhatunk.',
  },
  send: 'Kérés elküldése',
  sent: 'Megkaptuk a kérésedet',
  sentText: days =>
    `Visszaigazolást küldtünk e-mailben. Legfeljebb ${days} munkanapon belül válaszolunk.`,
  back: 'Vissza az eladáshoz',
  captcha:
    'Kell még egy rövid ellenőrzés a robotok ellen, amely magától lefut. Utána a kérést is elküldjük helyetted.',
  tooMany: 'Rövid idő alatt sok üzenetet küldtél. Próbáld újra egy óra múlva, vagy hívj minket.',
}
