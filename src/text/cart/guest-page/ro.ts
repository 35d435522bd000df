import { days } from '../page/ro.ts'
/** The page on which an account is optional. */
export const guestRo = {
  title: 'Comandă fără cont',
  lead: 'Nu îți trebuie cont ca să cumperi. Îți cerem doar ce ne trebuie ca să-ți livrăm comanda.',
  continue: 'Continuă fără cont',
  need: 'Ce îți cerem',
  needContact: 'numele, e-mailul și telefonul, pentru confirmare și curier',
  needPlace: 'adresa sau punctul de unde ridici coletul',
  needBilling: 'pe cine facturăm: pe tine sau pe firma ta',
  delivery: 'Livrare',
  workingDays: (min: number, max: number) => `în ${min}–${max} zile lucrătoare`,
  payment: 'Plată',
  paymentText: 'La ultimul pas alegi cum plătești. Până atunci nu plătești nimic.',
  collectionFee: (amount: string) => `Taxa de ramburs este ${amount}.`,
  after: 'După comandă',
  afterText: (n: number) =>
    `Primești confirmarea pe e-mail. De la livrare ai ${days(n)} ca să te răzgândești.`,
}

export type GuestText = typeof guestRo
