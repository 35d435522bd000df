import type { DropReason } from '#domain/cart/refresh-report.ts'
import { plural } from '#text/plural.ts'

function items(n: number) {
  return plural('ro-RO', n, { one: '{n} articol', few: '{n} articole', other: '{n} de articole' })
}

export function days(n: number) {
  return plural('ro-RO', n, { one: '{n} zi', few: '{n} zile', other: '{n} de zile' })
}

function months(n: number) {
  return plural('ro-RO', n, { one: '{n} lună', few: '{n} luni', other: '{n} de luni' })
}

export const cartRo = {
  title: 'Coșul tău',
  needsScript:
    'Coșul se păstrează în browserul tău și are nevoie de JavaScript. Activează-l ca să poți comanda.',
  notStored:
    'Browserul tău nu lasă magazinul să rețină coșul. Poți comanda acum, dar coșul se pierde când închizi pagina.',
  lines: 'Produsele din coș',
  remove: (name: string) => `Șterge din coș: ${name}`,
  removed: (name: string) => `Ai scos din coș: ${name}.`,
  removedLast: (name: string) => `Ai scos din coș: ${name}. Coșul este gol acum.`,
  restored: 'Am pus totul înapoi în coș.',
  notReserved:
    'Produsele din coș nu sunt rezervate. Le rezervăm pentru tine abia când trimiți comanda.',
  legalWarranty: 'Garanția noastră se adaugă la garanția legală de conformitate și nu o limitează.',
  extrasFor: (name: string) => `Opțiuni pentru ${name}`,
  battery: 'Baterie nouă',
  batteryNote: 'o montăm înainte de expediere',
  accessories: 'Accesorii',
  giftWrap: 'Ambalaj cadou',
  giftWrapNote: 'un singur pachet pentru toată comanda',
  extra: (amount: string) => `+ ${amount}`,
  warranty: 'Garanție extinsă',
  warrantyNote: 'Prelungește garanția comercială de 12 luni. Garanția legală o ai oricum.',
  insurance: 'Asigurare',
  insuranceKinds: 'Tip de asigurare',
  oneInsurance: 'O singură asigurare pe dispozitiv.',
  screenInsurance: 'Ecran',
  screenInsuranceNote: 'Acoperă ecranul spart.',
  accidentInsurance: 'Daune accidentale și furt',
  accidentInsuranceNote: 'Acoperă daunele accidentale și furtul.',
  without: 'Fără',
  moreMonths: (n: number) => `+${months(n)}`,
  months,
  serviceOf: (name: string, length: string) => `${name}, ${length}`,
  summary: 'Sumar',
  items,
  subtotal: 'Subtotal',
  promo: (code: string, percentage: number) => `Cod ${code} (−${percentage}\u00a0%)`,
  delivery: 'Livrare',
  deliveryFrom: (amount: string) => `de la ${amount}`,
  deliveryNext: 'O alegi la pasul următor.',
  total: 'Total cu TVA',
  beforeDelivery: 'fără livrare',
  continue: 'Continuă comanda',
  continueAnyway: 'Continuă oricum',
  returnDays: (n: number) => `${days(n)} ca să te răzgândești`,
  returnDaysNote: 'Trimiți dispozitivul înapoi și îți primești banii.',
  checking: 'Verificăm prețurile și stocul…',
  checked: 'Prețurile și stocul sunt la zi.',
  extraTitle: 'Înainte de comandă',
  emptyTitle: 'Coșul tău este gol',
  emptyText: 'Alege un dispozitiv recondiționat și verificat. Are 12 luni de garanție.',
  emptyLinks: 'Sau alege o categorie',
  newShop: (restored: string, lost: string) =>
    `Magazinul s-a schimbat de la ultima ta vizită. Din coșul vechi am păstrat ${restored} și am pierdut ${lost}.`,
  newShopKeptAll: 'Magazinul s-a schimbat de la ultima ta vizită. Coșul tău a rămas întreg.',
  newShopLostAll: 'Magazinul s-a schimbat de la ultima ta vizită și coșul vechi s-a pierdut.',
  linesLost: (restored: string, lost: string) =>
    `O parte din coșul salvat nu a mai putut fi citită. Am păstrat ${restored} și am pierdut ${lost}.`,
  unreadable: 'Coșul salvat nu a mai putut fi citit, așa că am început unul nou.',
  expired: 'Coșul tău a expirat: era vechi și prețurile nu mai erau sigure. Poți începe unul nou.',
  changed: 'Coșul tău s-a schimbat',
  emptied: 'Coșul a fost golit: magazinul nu l-a mai putut confirma.',
  notChecked: 'Nu am putut verifica prețurile și stocul. Coșul tău a rămas așa cum l-ai lăsat.',
  dropped: {
    'sold-out': 'nu mai este în stoc',
    'no-longer-offered': 'nu mai este disponibil',
    'phone-gone': 'ținea de un produs care nu mai este în coș',
  } as Record<DropReason, string>,
  sameModel: (name: string) => `Vezi ${name} în altă stare`,
  inGrade: (grade: string, price: string) => `Îl avem în starea „${grade}”, la ${price}`,
  takeInstead: 'Adaugă-l în schimb',
  tookInstead: (name: string, grade: string) => `Am pus în coș ${name}, în starea „${grade}”.`,
  priceChanged: (before: string, now: string) => `prețul era ${before}, acum este ${now}`,
  promoChanged: (code: string, percentage: number) =>
    `Codul ${code} îți dă acum o reducere de ${percentage}\u00a0%.`,
  promoRefused: {
    unknown: (code: string) => `Codul ${code} nu există.`,
    expired: (code: string) => `Codul ${code} a expirat.`,
    minimum: (code: string, amount: string) =>
      `Codul ${code} se aplică dacă produsele din coș costă cel puțin ${amount}.`,
    otherMarket: (code: string) => `Codul ${code} este pentru magazinul nostru din altă țară.`,
    usedUp: (code: string) => `Codul ${code} a fost deja folosit.`,
  },
  noGiftWrapFor: (category: string) => `Ambalajul cadou nu este disponibil pentru: ${category}.`,
  guest: {
    haveAccount: 'Ai deja cont?',
    haveAccountText: 'Intră în cont și îți găsești coșul și datele salvate.',
    signIn: 'Intră în cont',
    back: 'Înapoi la coș',
  },
}

export type CartText = typeof cartRo
