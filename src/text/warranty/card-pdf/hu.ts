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
    'a kézbesítés napján kezdődik; a napok akkor jelennek meg itt, amikor megkaptad a csomagot',
  legalText:
    'Ha a készülék nem felel meg a szerződésnek, díjmentes javítást vagy cserét kérhetsz, ha pedig ez nem lehetséges, árleszállítást vagy a pénzed visszatérítését (373/2021. (VI. 30.) Korm. rendelet).',
  shopText:
    'A jótállás azokra a hibákra terjed ki, amelyek nem ütésből, folyadékból vagy jogosulatlan beavatkozásból erednek. A törvényből eredő, díjmentesen gyakorolható jogaidat nem helyettesíti és nem csökkenti.',
  howTitle: 'Így érvényesítheted',
  how: (email, phone) =>
    `Nyiss kérelmet a fiókodban, a Jótállás oldalon, vagy írj a(z) ${email} címre a rendelés számával és a hiba leírásával. Telefon: ${phone}. A szállítást mi fizetjük. A jegyet nem kell kinyomtatni: a rendelés elég.`,
}
