import { plural } from '#text/plural.ts'

/** The text of the insurances page, in one language: only Romania has this page (markets.md, Routes). */
export const insurancesRo = {
  title: 'Asigurările mele',
  tabs: { label: 'Tip de asigurare', screen: 'Ecran', accident: 'Daune accidentale și furt' },
  months: (n: number) =>
    plural('ro-RO', n, { one: '{n} lună', few: '{n} luni', other: '{n} de luni' }),
  standings: {
    'starts-with-delivery': 'Începe la livrare',
    active: 'Activă',
    ended: 'Încheiată',
    cancelled: 'Anulată',
  },
  covers: {
    screen: 'Acoperă repararea sau înlocuirea ecranului, dacă se sparge din accident.',
    accident:
      'Acoperă daunele accidentale, cum ar fi căzăturile și contactul cu lichide, și furtul dispozitivului.',
  },
  term: (from: string, until: string) => `Din ${from} până pe ${until}, inclusiv`,
  fromDelivery: (months: string) => `${months} din ziua în care primești dispozitivul`,
  wasCancelled:
    'Comanda a fost anulată sau dispozitivul s-a întors la noi, așa că asigurarea nu mai acoperă nimic.',
  price: 'Preț',
  orderOf: (number: string) => `Comanda ${number}`,
  receipt: 'Factura, dovada asigurării',
  noneOfKind: 'Nu ai nicio asigurare de acest fel.',
  claim: {
    title: 'Ce faci când se întâmplă ceva',
    steps: {
      screen: [
        'Dacă ecranul spart te poate răni, oprește dispozitivul. Apoi fotografiază-l.',
        'Scrie-ne ce s-a întâmplat și când, cu numărul comenzii și fotografiile.',
        'Îți spunem cum trimiți dispozitivul. Nu îl repara și nu îl deschide până atunci.',
      ],
      accident: [
        'În caz de furt, anunță întâi poliția și cere dovada înregistrării plângerii. În caz de daună, fă poze dispozitivului.',
        'Scrie-ne ce s-a întâmplat și când, cu numărul comenzii, pozele sau dovada de la poliție.',
        'Îți spunem ce urmează și, în caz de daună, cum trimiți dispozitivul. Nu îl repara și nu îl deschide până atunci.',
      ],
    },
    insurer: (name: string) => `Asigurător: ${name}.`,
    insurerContact: 'Îi poți scrie și direct:',
    throughShop: 'Cererile de despăgubire se fac prin noi.',
    write: 'Scrie-ne despre o daună',
    subject: 'Cerere de despăgubire',
  },
  empty: {
    title: 'Nu ai nicio asigurare',
    text: 'O poți adăuga în coș, lângă dispozitivul pe care îl cumperi.',
    toShop: 'Vezi telefoanele',
  },
}
