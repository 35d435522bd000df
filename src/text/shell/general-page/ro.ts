import type { DeviceType } from '#domain/device/device.ts'
import type { RequiredField } from '#domain/field/required-field.ts'
import type { Currency } from '#domain/money/money.ts'
import { gradesRo } from '#text/device/grades/ro.ts'
import { plural } from '#text/plural.ts'

/** The messages under the fields have the literal keys that the specification names (Spec 5.1). */
export const generalRo = {
  'general.required-error': {
    name: 'Scrie numele și prenumele',
    email: 'Scrie adresa de e-mail',
    phone: 'Scrie numărul de telefon',
    password: 'Scrie parola',
    'current-password': 'Scrie parola actuală',
    code: 'Scrie codul din SMS',
    county: 'Alege județul',
    locality: 'Alege localitatea',
    street: 'Scrie strada',
    'house-number': 'Scrie numărul',
    'postal-code': 'Scrie codul poștal',
    'pickup-point': 'Alege un punct de ridicare',
    'company-name': 'Scrie numele firmei',
    'fiscal-code': 'Scrie codul fiscal',
    'registration-number': 'Scrie numărul din Registrul Comerțului',
    'payment-method': 'Alege metoda de plată',
    consent: 'Bifează căsuța ca să continui',
    field: 'Completează câmpul',
  } as Record<RequiredField, string>,
  'general.pattern-error': 'Formatul nu este corect',
  'general.generic-error': 'Valoarea nu este corectă',
  'general.contain-diacritics-error': 'Nu folosi diacritice',
  'general.contain-only-letters-error': 'Folosește doar litere',
  'general.max-length-error': (n: number) =>
    plural('ro-RO', n, {
      one: 'Maximum {n} caracter',
      few: 'Maximum {n} caractere',
      other: 'Maximum {n} de caractere',
    }),
  'general.email-error': 'Adresă de e-mail invalidă',
  'general.name-error': 'Scrie cel puțin două cuvinte, fiecare de minimum 2 litere',
  'general.phone-error': 'Număr de telefon invalid',
  'general.tax-id-error': 'Cod fiscal invalid',
  'general.domestic-tax-number-error': 'Format: 12345678-1-42',
  'general.registration-number-error': 'Număr de înregistrare invalid',
  'general.postal-code-error': 'Cod poștal invalid',
  'general.password-error': 'Parola trebuie să aibă minimum 6 caractere',
  'general.check-digit-warning': 'Cifra de control nu se potrivește. Verifică numărul',
  currency: { RON: 'lei', BGN: 'leve', HUF: 'forinți', EUR: 'euro' } as Record<Currency, string>,
  grade: gradesRo,
  category: {
    SMARTPHONE: 'Telefoane',
    TABLET: 'Tablete',
    LAPTOP: 'Laptopuri',
    SMARTWATCH: 'Smartwatch-uri',
    CONSOLE: 'Console',
    ACCESSORY: 'Accesorii',
  } as Record<DeviceType | 'ACCESSORY', string>,
  products: (n: number) =>
    plural('ro-RO', n, { one: '{n} produs', few: '{n} produse', other: '{n} de produse' }),
  fieldsToFix: (n: number) =>
    plural('ro-RO', n, {
      one: 'Mai ai {n} câmp de corectat',
      few: 'Mai ai {n} câmpuri de corectat',
      other: 'Mai ai {n} de câmpuri de corectat',
    }),
  optional: 'opțional',
  warranty: '12 luni de garanție',
  /** What stands before the lowest of several prices, and the price: Hungarian says it with an ending. */
  from: (amount: string): readonly [string, string] => ['de la', amount],
  total: 'Total',
  free: 'Gratuit',
  yes: 'Da',
  no: 'Nu',
  close: 'Închide',
  back: 'Înapoi',
  next: 'Continuă',
  edit: 'Modifică',
  save: 'Salvează',
  cancel: 'Renunță',
  remove: 'Șterge',
  undo: 'Anulează',
  retry: 'Încearcă din nou',
  choose: 'Alege',
  search: 'Caută',
  loading: 'Se încarcă…',
  loadMore: 'Încarcă mai multe',
  nothingFound: 'Nu am găsit nimic.',
  meantEmail: (email: string) => `Ai vrut să scrii ${email}?`,
  showList: 'Arată lista',
  completed: 'completat',
  failure: 'Ceva nu a mers. Încearcă din nou.',
  offline: 'Nu ai conexiune la internet. Încearcă din nou.',
  error: 'Eroare',
  warning: 'Atenție',
}

export type GeneralText = typeof generalRo
