import type {
  arrivalsEn,
  dispatchEn,
  membersEn,
  messagesEn,
  notesEn,
  orderActsEn,
} from './day-en.ts'

export const dispatchHu: typeof dispatchEn = {
  scan: 'Olvasd be a kimenő csomagot',
  scanHint: 'A csomagszáma vagy a rendelése száma',
  steps: {
    'wait-for-label': 'Címkére vár',
    pack: 'Csomagolandó',
    'hand-over': 'Becsomagolva',
  },
  collects: (market, carrier) => `${market}, felveszi: ${carrier}`,
  toPack: count => (count === 0 ? 'Minden be van csomagolva' : `${count} csomagolandó csomag`),
  pickList: 'Szedőlista',
  pickListText:
    'Polcok szerint. Olvasd be egy készülék IMEI-számát, hogy megnyíljon a rendelése, és csomagold be.',
  shelf: 'Polc',
  noShelf: 'nincs polcon',
  device: 'Készülék',
  labels: 'Nyomtatandó címkék',
  labelsOf: (carrier, count) => `${carrier} (${count})`,
  noLabels: 'Nincs becsomagolt, várakozó csomag.',
  nothing: 'Semminek sem kell indulnia.',
  round: (shown, all) =>
    `A legrégebben várakozó ${shown}, összesen ${all} közül. A következők ezek becsomagolása után jönnek.`,
  latest: 'A legutóbbiak',
  manifestText: 'Nyiss meg egy futárszolgálatot a listája nyomtatásához.',
  handed: 'Ma átadott csomagok',
  noHanded: 'Ma még nem adtunk át csomagot.',
  recipient: 'Címzett',
  carrier: 'Futárszolgálat',
  print: 'A lista nyomtatása',
  manifestOf: (carrier, count) => `${carrier}: ${count} csomag`,
  signature: 'Átvette',
}

export const arrivalsHu: typeof arrivalsEn = {
  scan: 'Olvasd be az érkezett csomagot',
  scanHint: 'A csomagszáma, vagy a felvásárlás, a visszaküldés, illetve a garanciaigény száma',
  sender: 'Feladó',
  sendBy: 'Feladási határidő',
  kinds: { sale: 'Felvásárlás', return: 'Visszaküldés', warranty: 'Garanciaigény' },
  states: {
    preparing: 'Előkészítés alatt',
    'label-created': 'Kész a címke',
    'pickup-failed': 'A futár senkit sem talált',
    'handed-over': 'Feladva',
    'in-transit': 'Úton van',
    arrived: 'Megérkezett',
    cancelled: 'Lemondva',
    expired: 'Lejárt',
    lost: 'Elveszett',
  },
}

export const messagesHu: typeof messagesEn = {
  topics: {
    order: 'Rendelés',
    return: 'Visszaküldés vagy garanciaigény',
    sale: 'Felvásárlás',
    account: 'Fiók vagy adatok',
    other: 'Más',
  },
  topic: 'Téma',
  from: 'Feladó',
  waiting: 'Vár',
  done: 'Kész',
  answer: 'Válasz',
  answerHint: 'E-mailben megy el, a bolt arculatával, alatta az üzenettel.',
  template: 'Kezdés ezzel',
  noTemplate: 'Üres válasz',
  templates: {
    looking: 'Utánanézünk',
    tracking: 'Hol van a rendelés',
    return: 'Hogyan lehet visszaküldeni',
    details: 'Részletek kérése',
  },
  related: 'Ehhez a címhez tartozó rendelések és felvásárlások',
}

export const notesHu: typeof notesEn = {
  title: 'Jegyzetek a munkatársaknak',
  none: 'Nincs jegyzet.',
  text: 'Jegyzet',
}

export const orderActsHu: typeof orderActsEn = {
  recipient: 'Címzett',
  replace: 'Rossz vagy hibás készülék',
  replaceText:
    'Helyette egy ugyanolyan fajtájú és állapotú másik készüléket küldünk; ez értékelésre megy. A csomagot újra be kell csomagolni.',
  recipientText: 'Addig lehetséges, amíg a futárszolgálat el nem készítette a címkét.',
  name: 'Név',
  street: 'Utca',
  number: 'Házszám',
  details: 'Részletek',
  postalCode: 'Irányítószám',
  emails: 'E-mailek',
  noEmails: 'Még nincs e-mail.',
  subject: 'Tárgy',
  sent: 'Elküldve',
  notSent: 'vár',
  events: 'Amit a szolgáltatók és a futárok jelentettek',
  noEvents: 'Nem érkezett jelentés.',
  cancel: 'Lemondás',
  cancelText:
    'Addig lehetséges, amíg a csomag nincs a futárnál. A készülékek újra eladók, és minden kifizetett összeg visszajár.',
}

export const membersHu: typeof membersEn = {
  points: 'Pontok',
  pointsHint: 'Levonáshoz mínusszal.',
  goodwill: 'Utalvány jóindulatból',
  goodwillHint: 'Egy évre szól, azonnal megjelenik a fiókjában.',
  amount: 'Összeg',
  search: 'Név, e-mail vagy telefon',
  name: 'Név',
  since: 'Tag ekkortól',
  proven: 'igazolt',
  notProven: 'nem igazolt',
  newsletter: 'Hírlevél',
  sessions: 'Bejelentkezve itt',
  browsers: count => `${count} böngésző`,
  dealings: 'Rendelések és felvásárlások',
  noDealings: 'Még nincs semmi.',
  vouchers: 'Utalványok',
  noVouchers: 'Nincs utalvány.',
  left: 'Maradt',
  of: 'Ennyiből',
  until: 'Eddig',
  standings: {
    open: 'Felhasználható',
    pending: 'A felvásárlására vár',
    withdrawn: 'Visszavonva',
  },
  export: 'Minden, amit tárolunk róla, egy fájlban',
  isBlocked: 'Letiltva',
  blockText:
    'Kijelentkeztetjük, és nem tud újra bejelentkezni. A rendelései és felvásárlásai folytatódnak, és vendégként továbbra is vásárolhat.',
  blocked: time => `${time} óta nem lehet bejelentkezni.`,
  mergeText:
    'A rendelések, felvásárlások, utalványok, pontok, címek és a Google- vagy Apple-belépés ide kerülnek. A másik fiók megszűnik: a munkamenetei, és a jelszava is, ha ennek már van sajátja. Az itteni név és kosár marad. Nem vonható vissza.',
  mergeOther: 'A másik fiók e-mail-címe vagy telefonszáma',
  eraseText: 'Minden törlődik, kivéve amit a törvény szerint meg kell őrizni. Nem vonható vissza.',
  looked: 'Az, hogy megnézted ezt az oldalt, a naplóban áll.',
}
