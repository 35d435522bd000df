import { expect, test } from 'vitest'
import type { Market } from '#domain/market/market.ts'
import { usualTexts } from '#test/support/usual-texts.ts'
import { type ParcelNews, parcelNews } from './parcel-email.ts'
import { writeParcelEmail } from './write-parcel-email.ts'

function written(market: Market, news: ParcelNews) {
  return writeParcelEmail({
    market,
    news,
    number: 'RO000000011',
    name: 'Nume Prenume',
    link: 'https://kintsu.example/ro/magazin/multumim/RO000000011/?t=abc',
    texts: usualTexts(market),
    company: {
      name: 'K',
      registrationNumber: 'J1',
      vatNumber: 'RO1',
      address: 'A',
      phone: '+40',
      email: 'a@b.example',
    },
  })
}

test.each<[ParcelNews, Readonly<Record<Market, string>>]>([
  [
    'shipped',
    {
      ro: 'Comanda RO000000011 a plecat spre tine',
      bg: 'Поръчка RO000000011 тръгна към теб',
      hu: 'Úton van hozzád a rendelésed: RO000000011',
      gr: 'Η παραγγελία RO000000011 ξεκίνησε',
    },
  ],
  [
    'ready',
    {
      ro: 'Comanda RO000000011 te așteaptă la punctul de ridicare',
      bg: 'Поръчка RO000000011 те чака на мястото за получаване',
      hu: 'Átveheted a rendelésed: RO000000011',
      gr: 'Η παραγγελία RO000000011 σε περιμένει στο σημείο παραλαβής',
    },
  ],
  [
    'delivered',
    {
      ro: 'Comanda RO000000011 a ajuns la tine',
      bg: 'Поръчка RO000000011 е при теб',
      hu: 'Megérkezett a rendelésed: RO000000011',
      gr: 'Η παραγγελία RO000000011 παραδόθηκε',
    },
  ],
])('a parcel that is %s has its subject in each language', (news, subjects) => {
  for (const market of ['ro', 'bg', 'hu', 'gr'] as const)
    expect(written(market, news).subject).toBe(subjects[market])
})

test.each(parcelNews)(
  'the email about a parcel that is %s says the same as HTML and plain text',
  news => {
    const { html, plain } = written('ro', news)
    for (const fact of ['RO000000011', 'Nume Prenume', '?t=abc', 'Vezi comanda']) {
      expect(html).toContain(fact)
      expect(plain).toContain(fact)
    }
  },
)
