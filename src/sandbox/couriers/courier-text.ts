import type { Language } from '../payments.ts'
import type { Courier, Mark } from './parcels.ts'

export type CourierText = {
  readonly language: Language
  readonly locale: string
  readonly timeZone: string
  readonly name: string
  readonly title: string
  readonly unknown: string
  readonly marks: Readonly<Record<Mark, string>>
}

/** Each carrier's texts for the events of a parcel. */
export const courierText: Readonly<Record<Courier, CourierText>> = {
  sameday: {
    language: 'ro',
    locale: 'ro-RO',
    timeZone: 'Europe/Bucharest',
    name: 'Sameday',
    title: 'Urmărirea coletului',
    unknown: 'Nu există niciun colet cu acest număr.',
    marks: {
      registered: 'AWB emis',
      collected: 'Colet ridicat de la expeditor',
      'in-transit': 'În tranzit spre depozit',
      'out-for-delivery': 'În curs de livrare',
      'at-point': 'Încărcat în easybox',
      delivered: 'Livrat cu succes',
      'attempt-failed': 'Tentativă de livrare nereușită',
      'pickup-expired': 'Neridicat din easybox',
      returning: 'În retur către expeditor',
      returned: 'Returnat expeditorului',
      lost: 'Colet pierdut',
    },
  },
  econt: {
    language: 'bg',
    locale: 'bg-BG',
    timeZone: 'Europe/Sofia',
    name: 'Еконт',
    title: 'Проследяване на пратка',
    unknown: 'Няма пратка с този номер.',
    marks: {
      registered: 'Подготвена за изпращане',
      collected: 'Приета от куриер',
      'in-transit': 'Пътува по линия',
      'out-for-delivery': 'При куриер за доставка',
      'at-point': 'В офис за получаване',
      delivered: 'Доставена',
      'attempt-failed': 'Неуспешен опит за доставка',
      'pickup-expired': 'Непотърсена',
      returning: 'Връща се към подателя',
      returned: 'Върната на подателя',
      lost: 'Изгубена',
    },
  },
  gls: {
    language: 'hu',
    locale: 'hu-HU',
    timeZone: 'Europe/Budapest',
    name: 'GLS',
    title: 'Csomagkövetés',
    unknown: 'Ezzel a számmal nincs csomag.',
    marks: {
      registered: 'Az adatok beérkeztek a rendszerbe',
      collected: 'A csomagot a futár felvette',
      'in-transit': 'A csomag elhagyta a depót',
      'out-for-delivery': 'A csomag kiszállítás alatt van',
      'at-point': 'A csomag átvehető a csomagponton',
      delivered: 'Kézbesítve',
      'attempt-failed': 'Sikertelen kézbesítés: a címzett nem volt elérhető',
      'pickup-expired': 'A tárolási idő lejárt',
      returning: 'Visszaküldés a feladónak',
      returned: 'Visszaérkezett a feladóhoz',
      lost: 'A csomag elveszett',
    },
  },
}
