import type { StepName } from '#domain/checkout/checkout.ts'
import type { PickupSubtype } from '#domain/delivery/delivery.ts'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import { paymentMethodsRo, paymentNotesRo } from '#text/payment/methods/ro.ts'
import { plural } from '#text/plural.ts'

export const checkoutRo = {
  title: 'Finalizează comanda',
  express: 'Plătește rapid cu Apple Pay sau Google Pay',
  steps: {
    'delivery-method': 'Metodă de livrare',
    'delivery-address': 'Adresă de livrare',
    'contact-details': 'Date de contact',
    'billing-details': 'Date de facturare',
    'payment-method': 'Metodă de plată',
  } as Record<StepName, string>,
  filledIn: 'Am completat ce știam din contul tău. Verifică și schimbă ce vrei.',
  reset: 'Șterge ce am completat',
  resetDone: 'Am șters datele completate.',
  empty: {
    title: 'Coșul tău e gol',
    text: 'Alege un dispozitiv recondiționat și revino aici ca să comanzi.',
    action: 'Vezi telefoanele',
  },
  delivery: {
    names: {
      easybox: 'Easybox',
      'econt-office': 'Oficiu Econt',
      'econt-locker': 'Automat Econt',
      'gls-office': 'Punct GLS',
      'gls-locker': 'Automat GLS',
      courier: 'Curier la adresă',
    } as Record<PickupSubtype | 'courier', string>,
    arrives: (days: string) => `Livrare estimată: ${days}`,
  },
  address: {
    county: 'Județ',
    locality: 'Localitate',
    street: 'Stradă',
    streetByHand: 'Strada ta nu e în listă? Scrie-o',
    streetFromList: 'Alege din listă',
    number: 'Număr',
    details: 'Bloc, scară, apartament',
    postalCode: 'Cod poștal',
    postalCodeElsewhere: (place: string) => `Codul pare din altă parte: ${place}. Verifică-l.`,
    notLoaded: 'Lista nu s-a încărcat.',
  },
  points: {
    search: 'Caută după localitate, stradă sau nume',
    searchHint: 'Cu localitatea sau codul poștal, punctele apar în ordinea distanței.',
    nearMe: 'Cele mai apropiate de mine',
    locating: 'Aflăm unde ești…',
    notLocated: 'Nu am putut afla unde ești. Scrie localitatea sau codul poștal.',
    away: (km: string) => `la ${km} km`,
    nearYou: 'întâi cele mai apropiate de tine',
    nearPlace: (place: string) => `întâi cele mai apropiate de ${place}`,
    nearMap: 'întâi cele mai apropiate de locul ales pe hartă',
    nearLast: 'întâi cele mai apropiate de punctul ales data trecută',
    lastTime: 'Ales data trecută',
    map: 'Hartă',
    mapHint: 'Apasă pe un număr ca să mărești harta sau pe un punct ca să îl alegi.',
    onMap: (n: number, city: string) =>
      plural('ro-RO', n, {
        one: `{n} punct, ${city}`,
        few: `{n} puncte, ${city}`,
        other: `{n} de puncte, ${city}`,
      }),
    zoomOut: 'Micșorează harta',
    wholeCountry: 'Toată țara',
    shown: (n: number) => `mai jos primele ${n}`,
    legend: 'Puncte de ridicare',
    goesOn: 'Apasă pe un punct din listă și treci la pasul următor.',
    hours: 'Program',
    found: (n: number) =>
      plural('ro-RO', n, {
        one: 'Am găsit {n} punct',
        few: 'Am găsit {n} puncte',
        other: 'Am găsit {n} de puncte',
      }),
    point: 'Punct de ridicare',
  },
  person: {
    name: 'Nume și prenume',
    email: 'E-mail',
    phone: 'Telefon',
    emailHint: 'Aici îți trimitem confirmarea comenzii.',
    phoneHint: 'Te sună curierul sau primești codul de ridicare prin SMS.',
  },
  billing: {
    legend: 'Pe cine facturăm',
    kinds: {
      personal: 'Persoană fizică',
      corporate: 'Firmă',
      address: 'Persoană fizică, la altă adresă',
    },
    notes: {
      personal: 'Factura se emite pe datele de livrare.',
      corporate: 'Factură cu cod fiscal.',
      address: 'Factura are altă adresă decât livrarea.',
    },
    noteAtPickup: 'Scrie adresa ta, pentru factură.',
    otherName: 'Alt nume sau contact pe factură',
    forAnother: 'Factura este pentru o firmă sau pentru altcineva',
    forAnotherNote: 'Datele le completezi la pasul următor.',
    company: 'Numele firmei',
    fiscalCode: 'Cod fiscal',
    domesticTaxNumber: 'Adószám',
    registrationNumber: 'Nr. în Registrul Comerțului',
    companyAddress: 'Sediul firmei e la altă adresă decât cea de livrare',
    seat: (address: string) => `Sediul de pe factură: ${address}`,
    otherSeat: 'Altă adresă pe factură',
    addressTitle: 'Adresa de facturare',
    lookUp: {
      requesting: 'Căutăm firma în registru…',
      found: (name: string) => `În registru: ${name}`,
      use: 'Folosește acest nume',
      notFound: 'Codul nu apare în registru. Mai verifică-l o dată; poți continua și așa.',
      notVerified: 'Registrul nu răspunde acum, așa că nu am verificat codul. Poți continua.',
    },
  },
  payment: {
    /** The smallest monthly rate: the number of instalments, the rate, the APR and the total. */
    rate: (count: number, rate: string, apr: string, total: string) =>
      `${count} × ${rate}, DAE ${apr}, total ${total}`,
    methods: paymentMethodsRo,
    notes: paymentNotesRo satisfies Record<PaymentMethodId, string> as Record<
      PaymentMethodId,
      string
    >,
    financedBy: (lender: string) => `Finanțare oferită de ${lender}, după aprobarea cererii.`,
    noCash: 'La easybox nu se poate plăti în numerar.',
    fee: (amount: string) => `+ ${amount} taxă de ramburs`,
    tooManyItems: (n: number) =>
      plural('ro-RO', n, {
        one: 'Cel mult {n} produs',
        few: 'Cel mult {n} produse',
        other: 'Cel mult {n} de produse',
      }),
    belowLimit: (amount: string) => `Valoare minimă: ${amount}`,
    aboveLimit: (amount: string) => `Valoare maximă: ${amount}`,
    notOffered: 'Nu e disponibilă pentru această comandă',
    personalOnly: 'Doar pentru persoane fizice',
    unavailable:
      'Condițiile de finanțare nu sunt disponibile acum. Alege altă metodă sau încearcă mai târziu.',
    chooseAnother: 'Alege o metodă de plată disponibilă',
    noneOpen: 'Nicio metodă de plată nu e disponibilă pentru livrarea aleasă și această valoare.',
    changeDelivery: 'Alege altă livrare',
    consents: 'Acorduri',
    terms: {
      before: 'Sunt de acord cu ',
      terms: 'termenii și condițiile',
      middle: ' și am citit ',
      privacy: 'politica de confidențialitate',
      name: 'Termeni și confidențialitate',
    },
    newTab: '(se deschide într-o filă nouă)',
    newsletter: 'Vreau oferte și noutăți pe e-mail',
    byVoucher: 'Plătit cu voucher',
    byVouchers:
      'Voucherele acoperă toată comanda. Nu mai ai nimic de plătit și nu e nevoie de altă metodă de plată.',
  },
  summary: {
    title: 'Coșul tău',
    show: 'Arată ce e în comandă',
    hide: 'Ascunde ce e în comandă',
    editCart: 'Modifică coșul',
    subtotal: 'Subtotal',
    promo: (code: string, percent: string) => `Cod ${code} (−${percent})`,
    delivery: 'Livrare',
    collectionFee: 'Taxă de ramburs',
    total: 'Total cu TVA',
    vouchers: 'Plătit cu voucher',
    leftToPay: 'Rest de plată',
  },
  place: {
    button: 'Comandă cu obligație de plată',
    stepOpen: {
      'delivery-method': 'Alege mai întâi metoda de livrare',
      'delivery-address': 'Completează mai întâi adresa de livrare',
      'contact-details': 'Completează mai întâi datele de contact',
      'billing-details': 'Completează mai întâi datele de facturare',
      'payment-method': 'Alege mai întâi metoda de plată',
    } as Record<StepName, string>,
    termsOpen: 'Acceptă întâi termenii și condițiile.',
    checkingVouchers: 'Verificăm voucherele.',
    sending: 'Trimitem comanda…',
  },
  outcome: {
    changedTitle: 'Coșul s-a schimbat',
    changed: (total: string) =>
      `Totalul este acum ${total}. Verifică și apasă din nou butonul de comandă.`,
    soldTitle: 'S-a vândut între timp',
    sold: (names: string) => `Nu mai avem: ${names}. Întoarce-te la coș și alege altceva în loc.`,
    toCart: 'Înapoi la coș',
    stepTitle: 'Mai e ceva de corectat',
    step: (step: string) => `Verifică pasul „${step}” și apasă din nou butonul de comandă.`,
    paymentTitle: 'Metoda de plată nu poate fi folosită',
    payment: (method: string) => `${method}: alege altă metodă de plată.`,
    vouchersTitle: 'Voucherele s-au schimbat',
    vouchers:
      'Suma de pe voucher s-a schimbat sau voucherul nu mai poate fi folosit. Verifică restul de plată și apasă din nou butonul de comandă.',
    pointTitle: 'Punctul de ridicare nu mai e disponibil',
    point: 'Alege alt punct de ridicare.',
    unsentTitle: 'Comanda nu a putut fi trimisă',
    unsent:
      'Nu s-a pierdut nimic din ce ai completat. Verifică conexiunea și încearcă din nou; nu se face nici a doua comandă, nici a doua plată.',
    tooManyTitle: 'Prea multe încercări',
    tooMany: 'Așteaptă un minut și încearcă din nou. Nu s-a pierdut nimic.',
    tooManyUnits: (n: number) =>
      plural('ro-RO', n, {
        one: 'Poți comanda cel mult {n} dispozitiv deodată.',
        few: 'Poți comanda cel mult {n} dispozitive deodată.',
        other: 'Poți comanda cel mult {n} de dispozitive deodată.',
      }),
    orderedTitle: 'Coșul acesta a fost deja comandat',
    ordered:
      'Acest coș a fost trimis deja o dată ca o comandă, iar acum nu s-a comandat nimic. Caută comanda în e-mailul tău sau în cont; dacă nu o ai, apasă din nou butonul de comandă.',
    inProgressTitle: 'Comanda se trimite deja',
    inProgress: 'Așteaptă câteva secunde și încearcă din nou; nu se face o a doua comandă.',
  },
}

export type CheckoutText = typeof checkoutRo
