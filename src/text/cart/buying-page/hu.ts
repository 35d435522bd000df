import type { BuyingText } from './ro.ts'

export const buyingHu: BuyingText = {
  storedFor: n => `A kosarad az utolsó módosítástól számítva ${n} hónapig megmarad.`,
  genius: 'Erre a rendelésre érvényesek a Genius-előnyök.',
  protectorNote: 'egy darab ingyen jár ehhez a készülékhez',
  accessories: 'Hozzáillő kiegészítők',
  accessoriesFor: name => `Kiegészítők ehhez: ${name}`,
  showAll: n => `Még ${n} mutatása`,
  showFewer: 'Kevesebb mutatása',
  promo: {
    label: 'Kuponkód',
    apply: 'Beváltom',
    checking: 'Ellenőrizzük a kódot…',
    named: code => `${code} kód`,
    applied: (code, percentage) => `A kód ${percentage}% kedvezményt ad: ${code}.`,
    errors: {
      missing: 'Írd be a kuponkódot.',
      unknown: 'Nincs ilyen kód.',
      expired: 'Ez a kód lejárt.',
      minimum: amount => `A kód legalább ${amount} értékű vásárlásnál érvényes.`,
      otherMarket: 'Ez a kód egy másik országban működő boltunkhoz tartozik.',
      usedUp: 'Ezt a kódot már felhasználták.',
      tooMany: 'Túl sok próbálkozás. Várj egy percet, és próbáld újra.',
      unreachable: 'Nem tudtuk ellenőrizni a kódot. Próbáld újra.',
    },
  },
  carousel: {
    similar: 'Hasonló készülékek',
    popular: 'A legkeresettebbek',
    previous: 'Előző készülékek',
    next: 'Következő készülékek',
    atStart: 'Ez a lista eleje.',
    atEnd: 'Ez a lista vége.',
  },
  drawer: {
    added: 'Bekerült a kosárba',
    others: 'Már a kosárban',
    goOn: 'Vásárlás folytatása',
    match: name => `Ajánlatunk ehhez: ${name}`,
    failed: 'A kiegészítőket nem sikerült betölteni.',
  },
  extra: {
    lead: 'Ha szeretnéd, egészítsd ki a rendelésedet. Itt semmi sem kötelező.',
    without: 'Tovább ezek nélkül',
  },
}
