import { plural } from '../plural.ts'

export const shellRo = {
  skipToContent: 'Sari la conținut',
  home: 'Acasă',
  homeLabel: 'Kintsu, pagina principală',
  menu: 'Meniu',
  mainNavigation: 'Categorii',
  breadcrumbs: 'Ești aici',
  chooseMarket: 'Alege țara',
  currentMarket: 'Țara: România',
  searchPlaceholder: 'Caută un model, de exemplu „iPhone 13”',
  searchLabel: 'Caută în magazin',
  sell: 'Vinde',
  account: 'Cont',
  cart: 'Coș',
  cartLabel: (n: number) =>
    plural('ro-RO', n, {
      one: 'Coș, {n} produs',
      few: 'Coș, {n} produse',
      other: 'Coș, {n} de produse',
    }),
  notifications: 'Notificări',
  pagination: 'Pagini',
  previousPage: 'Pagina anterioară',
  nextPage: 'Pagina următoare',
  page: (n: number) => `Pagina ${n}`,
  pageOf: (page: number, pageCount: number) => `Pagina ${page} din ${pageCount}`,
  footerMotto: 'Reparat, verificat, din nou al tău.',
  company: 'Cine suntem',
  registrationNumber: 'Nr. în Registrul Comerțului',
  vatNumber: 'Cod de TVA',
  address: 'Adresă',
  phone: 'Telefon',
  email: 'E-mail',
  shop: 'Magazin',
  help: 'Informații',
  terms: 'Termeni și condiții',
  privacy: 'Confidențialitate',
  withdraw: 'Retrage-te din contract',
  disputes: 'Soluționarea litigiilor',
  disputesNote:
    'Dacă nu reușim să ne înțelegem, te poți adresa gratuit acestor instituții, fără să mergi în instanță.',
  copyright: (year: number, company: string) =>
    `© ${year} ${company} – toate drepturile rezervate.`,
}

export type ShellText = typeof shellRo
