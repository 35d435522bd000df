import { plural } from '#text/plural.ts'
import type { ContentText } from './ro.ts'

export const contentHu: ContentText = {
  blog: {
    title: 'Blog',
    description:
      'Amit érdemes tudni, mielőtt felújított készüléket veszel vagy eladod a sajátodat: állapotok, akkumulátor, garancia, adatok.',
    intro: 'Amit érdemes tudni, mielőtt készüléket veszel vagy eladsz.',
    tagged: tag => `Cikkek ebben a témában: ${tag}`,
    topics: 'Témák',
    all: 'Minden cikk',
    minutes: n => `${n}\u00a0perc olvasás`,
    others: 'Olvass tovább',
    feed: 'Atom-hírcsatorna',
  },
  support: {
    find: 'Keresés a kérdések között',
    search: 'Keresés',
    nothing: 'Egyik kérdésben sincsenek benne ezek a szavak.',
    nothingText:
      'Próbáld más szóval, vagy írj nekünk lejjebb: legfeljebb egy munkanapon belül válaszolunk.',
    showAll: 'Minden kérdés megjelenítése',
    found: n => plural('hu-HU', n, { other: '{n} kérdést találtunk' }),
  },
  contact: {
    title: 'Írj nekünk',
    intro:
      'Minden üzenetet ember olvas el, és legfeljebb egy munkanapon belül e-mailben válaszolunk.',
    direct: 'Vagy közvetlenül:',
    name: 'A neved',
    email: 'E-mail',
    topic: 'Miről van szó?',
    chooseTopic: 'Válassz',
    topics: {
      order: 'Egy rendelésről',
      return: 'Visszaküldésről vagy garanciáról',
      sale: 'Egy eladásról',
      account: 'A fiókomról vagy az adataimról',
      other: 'Másról',
    },
    orderNumber: 'A rendelés vagy az eladás száma',
    orderNumberHint: 'Ha kéznél van; így gyorsabban válaszolunk.',
    message: 'Az üzeneted',
    messageHint: most => `Legfeljebb ${most} karakter. Jelszót és kártyaadatot ne írj bele.`,
    send: 'Üzenet küldése',
    sent: 'Az üzeneted megérkezett hozzánk',
    sentText: 'Küldtünk róla egy másolatot e-mailben. Legfeljebb egy munkanapon belül válaszolunk.',
    missing: {
      name: 'Írd be a nevedet.',
      email: 'Adj meg egy e-mail-címet, amelyre válaszolhatunk.',
      topic: 'Válaszd ki, miről van szó.',
      orderNumber: 'A számban betűk, számjegyek és kötőjelek lehetnek, legfeljebb 40 karakter.',
      message: 'Írj legalább 10, legfeljebb 4000 karaktert.',
    },
    captcha:
      'Kell még egy rövid ellenőrzés a robotok ellen, amely magától lefut. Utána az üzenetet is elküldjük helyetted.',
    tooMany: 'Rövid idő alatt sok üzenetet küldtél. Próbáld újra egy óra múlva, vagy hívj minket.',
  },
}
