import type {
  arrivalsEn,
  dispatchEn,
  membersEn,
  messagesEn,
  notesEn,
  orderActsEn,
} from './day-en.ts'

const parcels = (n: number) => (n === 1 ? '1 пратка' : `${n} пратки`)

export const dispatchBg: typeof dispatchEn = {
  scan: 'Сканирай пратка, която тръгва',
  scanHint: 'Номерът ѝ или номерът на поръчката',
  steps: {
    'wait-for-label': 'Чака товарителница',
    pack: 'За опаковане',
    'hand-over': 'Опаковано',
  },
  collects: (market, carrier) => `${market}, ${carrier} идва`,
  toPack: n => (n === 0 ? 'Всичко е опаковано' : `${parcels(n)} за опаковане`),
  pickList: 'Списък за събиране',
  pickListText:
    'По рафт. Сканирай IMEI на устройство, за да отвориш поръчката му и да го опаковаш.',
  shelf: 'Рафт',
  noShelf: 'без рафт',
  device: 'Устройство',
  labels: 'Товарителници за печат',
  labelsOf: (carrier, count) => `${carrier} (${count})`,
  noLabels: 'Няма чакаща опакована пратка.',
  nothing: 'Нищо не трябва да тръгва.',
  round: (shown, all) =>
    `Първите ${shown} по чакане от общо ${all}. Следващите се появяват, щом тези са опаковани.`,
  latest: 'Последните',
  manifestText: 'Отвори куриер, за да отпечаташ списъка му.',
  handed: 'Предадени днес',
  noHanded: 'Днес не е предадена пратка.',
  recipient: 'Получател',
  carrier: 'Куриер',
  print: 'Отпечатай списъка',
  manifestOf: (carrier, n) => `${carrier}: ${parcels(n)}`,
  signature: 'Приел',
}

export const arrivalsBg: typeof arrivalsEn = {
  scan: 'Сканирай пристигнала пратка',
  scanHint: 'Номерът ѝ или номерът на изкупуването, връщането или гаранцията',
  sender: 'Подател',
  sendBy: 'Да се изпрати до',
  kinds: { sale: 'Изкупуване', return: 'Връщане', warranty: 'Гаранция' },
  states: {
    preparing: 'Подготвя се',
    'label-created': 'Има товарителница',
    'pickup-failed': 'Куриерът не намери никого',
    'handed-over': 'Предадена',
    'in-transit': 'На път',
    arrived: 'Пристигнала',
    cancelled: 'Отменена',
    expired: 'Изтекла',
    lost: 'Изгубена',
  },
}

export const messagesBg: typeof messagesEn = {
  topics: {
    order: 'Поръчка',
    return: 'Връщане или гаранция',
    sale: 'Изкупуване',
    account: 'Профил или данни',
    other: 'Друго',
  },
  topic: 'Тема',
  from: 'От',
  waiting: 'Чака',
  done: 'Приключено',
  answer: 'Отговор',
  answerHint: 'Изпраща се по имейл, във вида на магазина, със съобщението отдолу.',
  template: 'Започни с',
  noTemplate: 'Празен отговор',
  templates: {
    looking: 'Проверяваме',
    tracking: 'Къде е поръчката',
    return: 'Как се връща',
    details: 'Поискай подробности',
  },
  related: 'Поръчки и изкупувания на този адрес',
}

export const notesBg: typeof notesEn = {
  title: 'Бележки за колегите',
  none: 'Няма бележки.',
  text: 'Бележка',
}

export const orderActsBg: typeof orderActsEn = {
  recipient: 'Получател',
  replace: 'Грешно или повредено устройство',
  replaceText:
    'Вместо него тръгва друго от същия вид и клас; това отива за оценка. Пратката се опакова отново.',
  recipientText: 'Възможно, докато куриерът не е направил товарителница.',
  name: 'Име',
  street: 'Улица',
  number: 'Номер',
  details: 'Подробности',
  postalCode: 'Пощенски код',
  emails: 'Имейли',
  noEmails: 'Още няма имейл.',
  subject: 'Тема',
  sent: 'Изпратен',
  notSent: 'чака',
  events: 'Какво съобщиха доставчиците и куриерите',
  noEvents: 'Нищо не е съобщено.',
  cancel: 'Отказ',
  cancelText:
    'Възможен, докато куриерът не е взел пратката. Устройствата отново са за продажба и всичко платено се връща.',
}

export const membersBg: typeof membersEn = {
  points: 'Точки',
  pointsHint: 'С минус за отнемане.',
  goodwill: 'Ваучер по наша воля',
  goodwillHint: 'За една година, веднага в профила.',
  amount: 'Сума',
  search: 'Име, имейл или телефон',
  name: 'Име',
  since: 'Член от',
  proven: 'потвърден',
  notProven: 'непотвърден',
  newsletter: 'Бюлетин',
  sessions: 'Влязъл в',
  browsers: count => (count === 1 ? '1 браузър' : `${count} браузъра`),
  dealings: 'Поръчки и изкупувания',
  noDealings: 'Още нищо.',
  vouchers: 'Ваучери',
  noVouchers: 'Няма ваучери.',
  left: 'Остава',
  of: 'От',
  until: 'До',
  standings: { open: 'Отворен', pending: 'Чака изкупуването си', withdrawn: 'Оттеглен' },
  export: 'Всичко, което пазим за него, като файл',
  isBlocked: 'Блокиран',
  blockText:
    'Излиза от профила си и не може да влезе отново. Поръчките и изкупуванията продължават, а да пазарува като гост все още може.',
  blocked: time => `Никой не може да влезе от ${time}.`,
  mergeText:
    'Поръчките, изкупуванията, ваучерите, точките, адресите и входът с Google или Apple минават тук. Другият профил се закрива: сесиите му, както и паролата, ако този вече има своя. Името и количката тук остават. Не може да се върне.',
  mergeOther: 'Имейл или телефон на другия профил',
  eraseText: 'Изчезва всичко освен това, което законът иска да пазим. Не може да се отмени.',
  looked: 'Че си гледал тази страница, е записано в дневника.',
}
