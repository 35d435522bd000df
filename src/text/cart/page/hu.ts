import { plural } from '#text/plural.ts'
import type { CartText } from './ro.ts'

function items(n: number) {
  return plural('hu-HU', n, { other: '{n} tétel' })
}

function months(n: number) {
  return plural('hu-HU', n, { other: '{n} hónap' })
}

export const cartHu: CartText = {
  title: 'A kosarad',
  needsScript:
    'A kosarat a böngésződ őrzi, ehhez JavaScript kell. Kapcsold be, hogy rendelni tudj.',
  notStored:
    'A böngésződ nem engedi, hogy a bolt megjegyezze a kosarat. Most rendelhetsz, de ha bezárod az oldalt, a kosár elvész.',
  lines: 'A kosár tartalma',
  remove: name => `Törlés a kosárból: ${name}`,
  removed: name => `Kivetted a kosárból: ${name}.`,
  removedLast: name => `Kivetted a kosárból: ${name}. A kosár most üres.`,
  restored: 'Mindent visszatettünk a kosárba.',
  notReserved:
    'A kosárban lévő termékeket nem foglaljuk le. Csak akkor foglaljuk le őket neked, amikor elküldöd a rendelést.',
  legalWarranty: 'A Kintsu-garancia kiegészíti a törvényes kellékszavatosságot, és nem korlátozza.',
  extrasFor: name => `Kiegészítő lehetőségek: ${name}`,
  battery: 'Új akkumulátor',
  batteryNote: 'szállítás előtt beszereljük',
  accessories: 'Kiegészítők',
  giftWrap: 'Díszcsomagolás',
  giftWrapNote: 'egy csomag az egész rendeléshez',
  extra: amount => `+ ${amount}`,
  warranty: 'Kiterjesztett garancia',
  warrantyNote:
    'A 12 hónapos Kintsu-garanciát hosszabbítja meg. A kellékszavatosság mindenképp megillet.',
  insurance: 'Biztosítás',
  insuranceKinds: 'A biztosítás fajtája',
  oneInsurance: 'Készülékenként egy biztosítás köthető.',
  screenInsurance: 'Kijelző',
  screenInsuranceNote: 'Kijelzőtörés esetére.',
  accidentInsurance: 'Véletlen kár és lopás',
  accidentInsuranceNote: 'Véletlen károsodás és lopás esetére.',
  without: 'Nem kérem',
  moreMonths: n => `+${months(n)}`,
  months,
  serviceOf: (name, length) => `${name}, ${length}`,
  summary: 'Összesítés',
  items,
  subtotal: 'Részösszeg',
  promo: (code, percentage) => `${code} kód (−${percentage}%)`,
  delivery: 'Szállítás',
  deliveryFrom: amount => `legalább ${amount}`,
  deliveryNext: 'A következő lépésben választod ki.',
  total: 'Összesen, áfával',
  beforeDelivery: 'szállítás nélkül',
  continue: 'Tovább a rendeléshez',
  continueAnyway: 'Továbblépek így is',
  returnDays: n => `${n} napig meggondolhatod magad`,
  returnDaysNote: 'Visszaküldöd a készüléket, és visszakapod az árát.',
  checking: 'Ellenőrizzük az árakat és a készletet…',
  checked: 'Az árak és a készlet naprakészek.',
  extraTitle: 'Rendelés előtt',
  emptyTitle: 'A kosarad üres',
  emptyText: 'Válassz felújított, bevizsgált készüléket. 12 hónap garancia jár hozzá.',
  emptyLinks: 'Vagy válassz kategóriát',
  newShop: (restored, lost) =>
    `A bolt megváltozott a legutóbbi látogatásod óta. A régi kosárból ${restored} megmaradt, ${lost} elveszett.`,
  newShopKeptAll:
    'A bolt megváltozott a legutóbbi látogatásod óta. A kosarad teljes egészében megmaradt.',
  newShopLostAll:
    'A bolt megváltozott a legutóbbi látogatásod óta, a régi kosarat nem tudtuk megőrizni.',
  linesLost: (restored, lost) =>
    `Az elmentett kosár egy részét nem tudtuk beolvasni: ${restored} megmaradt, ${lost} elveszett.`,
  unreadable: 'Az elmentett kosarat nem tudtuk beolvasni, ezért újat kezdtünk.',
  expired: 'A kosarad lejárt: régi volt, az árak már nem voltak biztosak. Kezdhetsz egy újat.',
  changed: 'Változott a kosarad',
  emptied: 'A kosarat kiürítettük, mert a bolt nem tudta megerősíteni.',
  notChecked: 'Nem tudtuk ellenőrizni az árakat és a készletet. A kosarad változatlan maradt.',
  dropped: {
    'sold-out': 'elfogyott',
    'no-longer-offered': 'már nem elérhető',
    'phone-gone': 'olyan termékhez tartozott, amely már nincs a kosárban',
  },
  sameModel: name => `${name} más állapotban`,
  inGrade: (grade, price) => `Kapható „${grade}” állapotban, ára: ${price}`,
  takeInstead: 'Ezt kérem helyette',
  tookInstead: (name, grade) => `A kosárba tettük: ${name}, „${grade}” állapotban.`,
  priceChanged: (before, now) => `az ára ${before} volt, most ${now}`,
  promoChanged: (code, percentage) => `Ez a kód most ${percentage}% kedvezményt ad: ${code}.`,
  promoRefused: {
    unknown: code => `Nincs ilyen kód: ${code}.`,
    expired: code => `Ez a kód lejárt: ${code}.`,
    minimum: (code, amount) => `Ez a kód legalább ${amount} értékű vásárlásnál érvényes: ${code}.`,
    otherMarket: code => `Ez a kód egy másik országban működő boltunkhoz tartozik: ${code}.`,
    usedUp: code => `Ezt a kódot már felhasználták: ${code}.`,
  },
  noGiftWrapFor: category => `A díszcsomagolás ehhez nem kérhető: ${category}.`,
  guest: {
    haveAccount: 'Van már fiókod?',
    haveAccountText: 'Jelentkezz be, és megtalálod a kosaradat és a mentett adataidat.',
    signIn: 'Bejelentkezem',
    back: 'Vissza a kosárhoz',
  },
}
