import type { DeliveryKind } from '#domain/delivery/delivery.ts'
import type { Grade } from '#domain/device/device.ts'
import type { StockChange } from '#domain/device/fresh-stock.ts'
import type { SpecKey } from '#domain/device/specification.ts'
import type { View } from '#domain/device/view.ts'
import { plural } from '#text/plural.ts'

/** The checks made on a device before it is sold; which checks apply to which device type is the page's table. */
const checks = {
  display: 'Ecranul: pixeli, pete, luminozitate',
  touch: 'Răspunsul la atingere pe toată suprafața',
  battery: 'Capacitatea bateriei, minimum 80\u00a0%',
  charging: 'Încărcarea, cu fir și fără fir unde există',
  cameras: 'Camerele: focalizare, stabilizare, bliț',
  sound: 'Difuzoarele și microfoanele',
  buttons: 'Butoanele și vibrația',
  network: 'Rețeaua mobilă și cartela SIM',
  wireless: 'Wi-Fi și Bluetooth',
  biometrics: 'Amprenta sau recunoașterea facială',
  lock: 'Niciun cont și nicio blocare de la fostul proprietar',
  erased: 'Datele șterse definitiv',
  keyboard: 'Tastatura, tastă cu tastă, și touchpadul',
  hinge: 'Balamalele și capacul',
  ports: 'Toate porturile',
  storage: 'Starea unității de stocare',
  cooling: 'Răcirea la solicitare maximă',
  sensors: 'Senzorii de puls și de mișcare',
  water: 'Garniturile și închiderea corectă a carcasei',
  controllers: 'Controllerele: butoane, joystickuri, baterie',
  video: 'Ieșirea video la rezoluția maximă',
}

const inRates = { one: '{n} rată', few: '{n} rate', other: '{n} de rate' }

/** All values are already formatted. */
type MonthlyText = {
  readonly monthly: string
  readonly installments: number
  readonly total: string
  readonly apr: string
}

export type Check = keyof typeof checks

/** How a device is looked at: from arm's length, close up or with the screen on. */
export type SeenAt = 'arm' | 'close' | 'lit'

export const productRo = {
  metaTitle: (title: string, price: string) => `${title}, recondiționat, ${price} · Kintsu`,
  metaDescription: (title: string, days: number) =>
    `${title} recondiționat: testat, evaluat, cu 12 luni de garanție, baterie de minimum 80\u00a0% unde are baterie și retur în ${plural('ro-RO', days, { one: '{n} zi', few: '{n} zile', other: '{n} de zile' })}.`,
  gallery: 'Imagini',
  views: {
    pair: 'față și spate',
    front: 'din față',
    back: 'din spate',
    detail: 'detaliu',
    scale: 'lângă un card bancar',
    open: 'deschis',
  } as Record<View, string>,
  price: 'Preț',
  vat: 'TVA inclus, în regimul marjei pentru bunuri second-hand.',
  monthlyRate: ({ monthly, installments, total, apr }: MonthlyText) =>
    `sau de la ${monthly} pe lună, în ${plural('ro-RO', installments, inRates)} (DAE\u00a0${apr}, total ${total})`,
  eachUnit: 'Alege un anumit dispozitiv din stoc',
  howToChoose: 'cum aleg?',
  gradeShort: {
    'very-good': 'urme vizibile doar sub 20 cm',
    good: 'zgârieturi ușoare, vizibile de la o lungime de braț',
  } as Record<Grade, string>,
  gradeLong: {
    'very-good':
      'De la o lungime de braț arată ca nou. Te apropii sub 20 cm și, în lumină bună, găsești câteva linii fine pe carcasă. Pe ecranul aprins nu se vede nicio urmă.',
    good: 'De la o lungime de braț (50 cm) vezi zgârieturi ușoare și, poate, mici ciobituri pe muchii. Liniile fine de pe ecran dispar când îl aprinzi.',
  } as Record<Grade, string>,
  seenAt: {
    arm: 'De la o lungime de braț',
    close: 'De la 30 cm',
    lit: 'Cu ecranul aprins',
  } as Record<SeenAt, string>,
  seen: {
    'very-good': {
      arm: 'arată ca nou',
      close: 'arată tot ca nou; câteva linii fine apar abia sub 20 cm',
      lit: 'nicio urmă vizibilă',
    },
    good: {
      arm: 'zgârieturi ușoare, poate mici ciobituri pe muchii',
      close: 'zgârieturile se văd clar, iar pe ecranul stins câteva linii fine',
      lit: 'liniile de pe ecran dispar',
    },
  } as Record<Grade, Record<SeenAt, string>>,
  gradePicture: {
    'very-good': 'Colțul unui telefon: liniile fine se văd doar sub lupă',
    good: 'Colțul unui telefon: zgârieturi ușoare pe spate și o mică ciobitură pe muchie',
  } as Record<Grade, string>,
  worstCase: 'cel mai rău caz',
  inStock: 'în stoc',
  lastOnes: (n: number) =>
    plural('ro-RO', n, { one: 'ultimul', few: '{n} în stoc', other: '{n} în stoc' }),
  soldOut: 'stoc epuizat',
  /** Values that change too: 'Albastru, 8 GB'. */
  onlyAs: (values: string) => `doar în varianta ${values}`,
  soldOutTitle: 'S-a vândut în această stare',
  soldOutTitleAll: 'S-a vândut în această configurație',
  soldOutText:
    'Alege altă stare, altă memorie sau altă culoare de mai jos, ori un model asemănător.',
  soldOutTextModel:
    'Momentan nu mai avem niciunul din acest model. Vezi un model asemănător sau lasă-ne adresa ta de e-mail.',
  inStockNow: 'Același model, în stoc acum',
  seeSimilar: 'Vezi modele asemănătoare',
  stockNews: {
    sold: 'S-a vândut între timp.',
    back: 'E din nou în stoc.',
    others: 'Am actualizat ce e în stoc.',
  } as Record<StockChange, string>,
  alert: {
    title: 'Te anunțăm când revine în stoc',
    text: 'Îți scriem o singură dată, când intră în stoc unul exact ca acesta.',
    submit: 'Anunță-mă',
    consent:
      'Apăsând butonul, ești de acord să folosim adresa pentru acest anunț, cel mult 180 de zile.',
    doneTitle: 'Am notat',
    done: (email: string, day: string) =>
      `Îți scriem la ${email} când revine în stoc. Dacă nu revine până pe ${day}, ștergem adresa.`,
    priceTitle: 'Anunță-mă când scade prețul',
    priceText: 'Îți scriem o singură dată, când acest dispozitiv costă cel mult cât ai ales.',
    priceField: (currency: string) => `Prețul dorit (${currency})`,
    priceRange: (price: string) => `Scrie un preț mai mic decât cel de acum, ${price}.`,
    priceDone: (email: string, price: string, day: string) =>
      `Îți scriem la ${email} când costă cel mult ${price}. Dacă nu se întâmplă până pe ${day}, ștergem adresa.`,
    notBelow: 'Costă deja cel mult atât.',
    inStock: 'Tocmai a intrat în stoc.',
    reload: 'Reîncarcă pagina',
    unknown: 'Dispozitivul acesta nu mai e în oferta noastră, așa că nu te putem anunța.',
    tooMany: 'Prea multe încercări. Așteaptă un minut și încearcă din nou.',
    unreachable: 'Cererea nu a ajuns la noi. Verifică-ți conexiunea și încearcă din nou.',
    needsScript:
      'Formularul are nevoie de JavaScript. Ne poți cere anunțul și la adresa de e-mail din josul paginii.',
    stopTitle: 'Renunți la anunțuri?',
    stopText:
      'Dacă apeși butonul, ștergem toate anunțurile cerute cu adresa de e-mail la care ai primit linkul.',
    stop: 'Renunță la toate anunțurile',
    stoppedTitle: 'Gata, ai renunțat la anunțuri',
    stoppedText:
      'De acest link nu mai ține niciun anunț. Poți cere altele oricând, de pe pagina unui dispozitiv.',
  },
  fitting: (model: string) => `Se potrivesc cu ${model}`,
  allAccessories: 'Toate accesoriile',
  battery: 'Baterie nouă',
  batteryTitle: 'Baterie nouă, capacitate 100\u00a0%',
  batteryText: 'montată de noi înainte de livrare',
  batteryPromise: 'Baterie: minimum 80\u00a0% din capacitatea inițială, măsurată.',
  addToCart: 'Adaugă în coș',
  buyNow: 'Cumpără acum',
  added: (title: string) => `${title} e în coș.`,
  toCart: 'Vezi coșul',
  cannotAdd: 'Momentan nu poate fi adăugat în coș.',
  needsScript: 'Coșul se păstrează în browserul tău și are nevoie de JavaScript.',
  tooManyItems: (n: number) =>
    plural('ro-RO', n, {
      one: 'Cel mult {n} produs în coș.',
      few: 'Cel mult {n} produse în coș.',
      other: 'Cel mult {n} de produse în coș.',
    }),
  tooManyOfType: (n: number) =>
    plural('ro-RO', n, {
      one: 'Cel mult {n} dispozitiv de acest fel într-o comandă.',
      few: 'Cel mult {n} dispozitive de acest fel într-o comandă.',
      other: 'Cel mult {n} de dispozitive de acest fel într-o comandă.',
    }),
  tradeIn: {
    title: 'Ai un dispozitiv vechi?',
    text: 'Îți facem o ofertă în două minute și o arătăm lângă prețul acesta. Ca voucher, primești cu 8\u00a0% mai mult.',
    action: 'Vezi cât îți rămâne de plată',
  },
  delivery: 'Livrare',
  deliveryKinds: {
    locker: 'Easybox',
    office: 'Punct de ridicare',
    courier: 'Curier',
  } as Record<DeliveryKind, string>,
  returns: (days: number) =>
    plural('ro-RO', days, {
      one: 'Retur în {n} zi',
      few: 'Retur în {n} zile',
      other: 'Retur în {n} de zile',
    }),
  returnsText: 'Primele 14 zile sunt dreptul tău legal de retragere, pe celelalte ți le dăm noi.',
  guarantee: 'Garanție comercială, 12 luni',
  guaranteeText: 'Dată de Kintsu: reparăm sau înlocuim dispozitivul.',
  legalGuarantee: (years: number) =>
    plural('ro-RO', years, {
      one: 'Garanție legală de conformitate, {n} an',
      few: 'Garanție legală de conformitate, {n} ani',
      other: 'Garanție legală de conformitate, {n} de ani',
    }),
  legalGuaranteeText:
    'Ți-o dă legea, gratuit. Garanția comercială nu o înlocuiește și nu o micșorează.',
  box: 'Ce e în cutie',
  boxItems: {
    'charging-cable': 'Cablu de încărcare',
    charger: 'Încărcător',
    'power-cable': 'Cablu de alimentare',
    'hdmi-cable': 'Cablu HDMI',
    controller: 'Controller',
    dock: 'Stație de andocare',
    strap: 'Curea',
    stylus: 'Stylus',
  } as Readonly<Record<string, string>>,
  boxNote:
    'Cablurile și accesoriile sunt compatibile, nu neapărat ale producătorului. Cutia e a noastră.',
  specification: 'Specificații',
  year: 'An de lansare',
  specs: {
    'display-size': 'Diagonală',
    'display-type': 'Tip ecran',
    resolution: 'Rezoluție',
    'refresh-rate': 'Rată de reîmprospătare',
    chip: 'Procesor',
    memory: 'Memorie RAM',
    'rear-camera': 'Camera principală',
    'front-camera': 'Camera frontală',
    battery: 'Baterie',
    weight: 'Greutate',
    system: 'Sistem la lansare',
    sim: 'SIM',
    ports: 'Porturi',
    wireless: 'Conexiuni fără fir',
  } as Record<SpecKey, string>,
  checks: 'Ce am verificat',
  checksText: 'Fiecare dispozitiv trece prin toată lista. Ce nu trece nu se vinde.',
  checkList: checks as Readonly<Record<Check, string>>,
  safety: 'Siguranța produsului',
  manufacturer: 'Producător',
  inUnion: 'Contactul producătorului în UE',
  makerSite: 'Asistența producătorului',
  ourContact: 'Contactul tău în UE pentru acest dispozitiv',
  safetyText:
    'Kintsu recondiționează și vinde dispozitivul și răspunde de siguranța lui. Pentru orice întrebare sau problemă scrie-ne: noi luăm legătura cu producătorul.',
  safetyBattery:
    'Nu folosi și nu trimite prin curier un dispozitiv cu bateria umflată: scrie-ne întâi.',
  cheaperBy: (amount: string) => `Cu ${amount} mai ieftin`,
  newerOf: (year: number) => `Mai nou: din ${year}`,
  similar: 'Modele asemănătoare',
  compareSimilar: 'Compară-le cu acesta',
}

export type ProductText = typeof productRo
