import type { Company } from '#domain/market/company.ts'
import type { Market } from '#domain/market/market.ts'

/** Fictitious companies for the demo: their numbers have the right format and belong to nobody. */
export const companyOf: Readonly<Record<Market, Company>> = {
  ro: {
    name: 'Kintsu Recond SRL',
    registrationNumber: 'J12/00000/2026',
    vatNumber: 'RO00000000',
    address: 'Str. Exemplului 1, 400001 Cluj-Napoca',
    phone: '+40 264 000 000',
    email: 'salut@kintsu.example',
  },
  bg: {
    name: 'Кинцу България ЕООД',
    registrationNumber: '000000000',
    vatNumber: 'BG000000000',
    address: 'ул. „Примерна“ 1, 1000 София',
    phone: '+359 2 000 0000',
    email: 'zdravey@kintsu.example',
  },
  hu: {
    name: 'Kintsu Magyarország Kft.',
    registrationNumber: '01-09-000000',
    vatNumber: 'HU00000000',
    address: 'Példa utca 1., 1011 Budapest',
    phone: '+36 1 000 0000',
    email: 'szia@kintsu.example',
  },
  gr: {
    name: 'Kintsu Ελλάς Μ.Ι.Κ.Ε.',
    registrationNumber: '000000000000',
    vatNumber: 'EL000000000',
    address: 'Οδός Παραδείγματος 1, 104\u00a031 Αθήνα',
    phone: '+30 210 000 0000',
    email: 'geia@kintsu.example',
  },
}
