import { plural } from '#text/plural.ts'
import type {
  arrivalsEn,
  dispatchEn,
  membersEn,
  messagesEn,
  notesEn,
  orderActsEn,
} from './day-en.ts'

const parcels = (n: number) =>
  plural('ro-RO', n, { one: '{n} colet', few: '{n} colete', other: '{n} de colete' })

export const dispatchRo: typeof dispatchEn = {
  scan: 'Scanează un colet care pleacă',
  scanHint: 'Numărul coletului sau al comenzii lui',
  steps: {
    'wait-for-label': 'Așteaptă eticheta',
    pack: 'De împachetat',
    'hand-over': 'Împachetat',
  },
  collects: (market, carrier) => `${market}, ${carrier} vine`,
  toPack: n => (n === 0 ? 'Totul este împachetat' : `${parcels(n)} de împachetat`),
  pickList: 'Lista de cules',
  pickListText:
    'După raft. Scanează IMEI-ul unui dispozitiv ca să deschizi comanda și să îl împachetezi.',
  shelf: 'Raft',
  noShelf: 'fără raft',
  device: 'Dispozitiv',
  labels: 'Etichete de tipărit',
  labelsOf: (carrier, count) => `${carrier} (${count})`,
  noLabels: 'Niciun colet împachetat nu așteaptă.',
  nothing: 'Nimic nu trebuie să plece.',
  round: (shown, all) =>
    `Cele ${shown} care așteaptă de cel mai mult timp, din ${all}. Următoarele apar după ce sunt împachetate.`,
  latest: 'Ultimele',
  manifestText: 'Deschide un curier ca să îi tipărești lista.',
  handed: 'Predate azi',
  noHanded: 'Azi nu s-a predat niciun colet.',
  recipient: 'Destinatar',
  carrier: 'Curier',
  print: 'Tipărește lista',
  manifestOf: (carrier, n) => `${carrier}: ${parcels(n)}`,
  signature: 'Preluat de',
}

export const arrivalsRo: typeof arrivalsEn = {
  scan: 'Scanează un colet sosit',
  scanHint: 'Numărul coletului sau al achiziției, returului ori garanției',
  sender: 'Expeditor',
  sendBy: 'De trimis până la',
  kinds: { sale: 'Achiziție', return: 'Retur', warranty: 'Garanție' },
  states: {
    preparing: 'Se pregătește',
    'label-created': 'Are etichetă',
    'pickup-failed': 'Curierul nu a găsit pe nimeni',
    'handed-over': 'Predat',
    'in-transit': 'Pe drum',
    arrived: 'Sosit',
    cancelled: 'Anulat',
    expired: 'Expirat',
    lost: 'Pierdut',
  },
}

export const messagesRo: typeof messagesEn = {
  topics: {
    order: 'O comandă',
    return: 'Un retur sau o garanție',
    sale: 'O achiziție',
    account: 'Un cont sau date',
    other: 'Altceva',
  },
  topic: 'Subiect',
  from: 'De la',
  waiting: 'Așteaptă',
  done: 'Încheiat',
  answer: 'Răspuns',
  answerHint: 'Pleacă prin e-mail, în forma magazinului, cu mesajul dedesubt.',
  template: 'Începe cu',
  noTemplate: 'Un răspuns gol',
  templates: {
    looking: 'Ne uităm la asta',
    tracking: 'Unde este comanda',
    return: 'Cum se face un retur',
    details: 'Cere detalii',
  },
  related: 'Comenzi și achiziții ale acestei adrese',
}

export const notesRo: typeof notesEn = {
  title: 'Note pentru colegi',
  none: 'Nicio notă.',
  text: 'Notă',
}

export const orderActsRo: typeof orderActsEn = {
  recipient: 'Destinatar',
  replace: 'Dispozitiv greșit sau defect',
  replaceText:
    'Pleacă alt dispozitiv de același fel și grad; acesta merge la evaluare. Coletul se împachetează din nou.',
  recipientText: 'Posibil până când curierul face o etichetă.',
  name: 'Nume',
  street: 'Stradă',
  number: 'Număr',
  details: 'Detalii',
  postalCode: 'Cod poștal',
  emails: 'E-mailuri',
  noEmails: 'Încă niciun e-mail.',
  subject: 'Subiect',
  sent: 'Trimis',
  notSent: 'așteaptă',
  events: 'Ce au raportat procesatorii și curierii',
  noEvents: 'Nu s-a raportat nimic.',
  cancel: 'Anulare',
  cancelText:
    'Posibilă până când coletul este la curier. Dispozitivele sunt din nou de vânzare și tot ce s-a plătit merge înapoi.',
}

export const membersRo: typeof membersEn = {
  points: 'Puncte',
  pointsHint: 'Cu minus ca să le iei.',
  goodwill: 'Un voucher din partea noastră',
  goodwillHint: 'Pentru un an, imediat în contul lui.',
  amount: 'Sumă',
  search: 'Nume, e-mail sau telefon',
  name: 'Nume',
  since: 'Membru din',
  proven: 'confirmat',
  notProven: 'neconfirmat',
  newsletter: 'Newsletter',
  sessions: 'Conectat în',
  browsers: n =>
    plural('ro-RO', n, { one: '{n} browser', few: '{n} browsere', other: '{n} de browsere' }),
  dealings: 'Comenzi și achiziții',
  noDealings: 'Încă nimic.',
  vouchers: 'Vouchere',
  noVouchers: 'Niciun voucher.',
  left: 'Rămas',
  of: 'Din',
  until: 'Până la',
  standings: { open: 'Deschis', pending: 'Își așteaptă achiziția', withdrawn: 'Retras' },
  export: 'Tot ce păstrăm despre el, ca fișier',
  isBlocked: 'Blocat',
  blockText:
    'Este scos din cont și nu mai poate intra. Comenzile și achizițiile lui continuă, și mai poate cumpăra fără cont.',
  blocked: time => `Nimeni nu mai poate intra din ${time}.`,
  mergeText:
    'Comenzile, achizițiile, voucherele, punctele, adresele și conectarea prin Google sau Apple trec aici. Celălalt cont se încheie: sesiunile lui și parola, dacă acesta are deja una. Numele și coșul de aici rămân. Nu se poate anula.',
  mergeOther: 'E-mailul sau telefonul celuilalt cont',
  eraseText: 'Dispare tot, în afară de ce cere legea să păstrăm. Nu se poate anula.',
  looked: 'Faptul că te-ai uitat la această pagină este în jurnal.',
}
