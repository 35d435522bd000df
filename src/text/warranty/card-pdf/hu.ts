import type { WarrantyCardText } from './ro.ts'

export const warrantyCardHu: WarrantyCardText = {
  title: 'Jótállási jegy',
  fileName: 'jotallasi-jegy',
  order: 'Rendelés',
  bought: 'Vásárlás napja',
  delivered: 'Kézbesítés napja',
  grade: 'Állapot',
  identifier: 'IMEI vagy sorozatszám',
  covers: {
    legal: 'Kellékszavatosság',
    shop: 'Kintsu-garancia',
    extra: 'Kiterjesztett garancia',
  },
  span: (from, until) => `${from} – ${until}`,
  fromDelivery:
    'a kézbesítés napján kezdődik; a dátumok azután jelennek meg itt, hogy megkaptad a csomagot',
  legalText:
    'Ha a készülék nem felel meg a szerződésnek, díjmentes javítást vagy cserét kérhetsz, ha pedig ez nem lehetséges, árleszállítást vagy a pénzed visszatérítését (373/2021. (VI. 30.) Korm. rendelet).',
  shopText:
    'A Kintsu-garancia azokra a hibákra terjed ki, amelyek nem ütésből, folyadékból vagy jogosulatlan beavatkozásból erednek. A törvényből eredő, díjmentesen gyakorolható jogaidat nem helyettesíti és nem csökkenti.',
  howTitle: 'Így érvényesítheted',
  how: (email, phone) =>
    `Indíts bejelentést a fiókodban, a „Garanciáim” oldalon, vagy írd meg nekünk a rendelés számát és a hibát erre a címre: ${email}. Telefon: ${phone}. A szállítást mi fizetjük. A jegyet nem kell kinyomtatni: a rendelés elég.`,
}
