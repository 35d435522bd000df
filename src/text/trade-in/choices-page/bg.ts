import type { TradeInChoices } from './ro.ts'

const power = {
  title: 'Не се включва',
  text: 'или се изключва без причина; наш колега преглежда устройството преди офертата',
}
const charging = { title: 'Не се зарежда', text: 'или само ако държиш кабела по определен начин' }
const buttons = { title: 'Бутоните', text: 'някой засяда или не реагира' }
const wifi = { title: 'Wi-Fi или Bluetooth', text: 'не намира мрежи или губи връзката' }
const biometrics = {
  title: 'Отключването с лице или пръстов отпечатък',
  text: 'вече не те разпознава',
}
const allWorks = 'Всичко работи'

export const tradeInChoicesBg: TradeInChoices = {
  types: {
    SMARTPHONE: 'Телефон',
    TABLET: 'Таблет',
    LAPTOP: 'Лаптоп',
    SMARTWATCH: 'Смарт часовник',
    CONSOLE: 'Конзола',
  },
  'config-provider': {
    unlocked: { title: 'Във всяка мрежа', text: 'работи със SIM на всеки оператор' },
    local: { title: 'Заключен към български оператор' },
    foreign: { title: 'Заключен към чуждестранен оператор' },
    unknown: {
      title: 'Не знам',
      text: 'приемаме, че е заключен към български оператор, и проверяваме',
    },
  },
  'liquid-contact': {
    none: { title: 'Не', text: 'никога не е влизала течност вътре' },
    works: { title: 'Да, но работи' },
    faults: { title: 'Да, и има проблеми', text: 'наш колега го преглежда преди офертата' },
    unknown: {
      title: 'Не знам',
      text: 'приемаме, че работи след контакт с течност, и проверяваме',
    },
  },
  'burn-in': {
    none: { title: 'Няма следи', text: 'сивото е равномерно по целия екран' },
    faint: { title: 'Слаби сенки', text: 'личат само на сив фон, ако ги търсиш' },
    strong: { title: 'Ясни следи', text: 'клавиатурата или иконите се виждат винаги' },
  },
  'grading-display': {
    flawless: { title: 'Без следи', text: 'не личат следи дори отблизо' },
    light: { title: 'Фини следи', text: 'личат при угасен екран, не се усещат с нокът' },
    deep: { title: 'Дълбоки драскотини', text: 'усещат се с нокът' },
    cracked: { title: 'Пукнат', text: 'стъклото е счупено, дори съвсем малко' },
    unknown: { title: 'Не знам', text: 'приемаме, че е с фини следи, и проверяваме' },
  },
  'grading-case': {
    'like-new': { title: 'Като нов', text: 'без видими следи' },
    light: { title: 'Леки следи', text: 'малки драскотини, без вдлъбнатини' },
    dents: { title: 'Видими вдлъбнатини', text: 'следи от удари, нащърбени ъгли' },
    cracked: { title: 'Пукнат или огънат' },
    unknown: { title: 'Не знам', text: 'приемаме, че е с леки следи, и проверяваме' },
  },
  battery: {
    '90-up': { title: '90% или повече' },
    '85-89': { title: '85–89%' },
    '80-84': { title: '80–84%' },
    service: { title: 'Под 80% или „Сервиз“', text: 'или зарядът пада видимо бързо' },
    normal: { title: 'Нормална', text: 'без предупреждение в системата' },
    unknown: { title: 'Не знам', text: 'приемаме, че е 80–84%, и я измерваме' },
  },
  swollen: {
    no: { title: 'Не' },
    yes: { title: 'Да', text: 'екранът или гърбът се надига, корпусът вече не се затваря' },
  },
  ticks: {
    'display-defects': {
      spots: { title: 'Петна или мъртви пиксели' },
      lines: { title: 'Линии', text: 'вертикални или хоризонтални, или картината трепти' },
      touch: { title: 'Не реагира на допир', text: 'целият екран или част от него' },
      lifted: { title: 'Екранът се отлепя', text: 'вижда се процеп между екрана и рамката' },
    },
    'phone-defects': {
      power,
      biometrics,
      charging,
      buttons,
      wifi,
      'rear-camera': { title: 'Задната камера', text: 'размазва, има петно или не се включва' },
      'front-camera': { title: 'Предната камера' },
      'speaker-microphone': { title: 'Говорител или микрофон' },
      sim: { title: 'SIM', text: 'не чете картата или няма обхват' },
      'non-original-screen': {
        title: 'Неоригинален екран',
        text: 'сменян е и системата го показва',
      },
    },
    'tablet-defects': {
      power,
      biometrics,
      charging,
      buttons,
      cameras: { title: 'Камерите' },
      'wifi-sim': { title: 'Wi-Fi или SIM' },
    },
    'smartwatch-defects': {
      crown: { title: 'Коронката или бутонът' },
      sensor: { title: 'Сензорите', text: 'пулс, кислород, ЕКГ' },
      charging,
      strap: { title: 'Каишката липсва или е скъсана' },
      charger: { title: 'Зарядното липсва' },
    },
    'laptop-keyboard': {
      'dead-keys': { title: 'Клавиши, които не работят' },
      'missing-keys': { title: 'Липсващи клавиши' },
      'foreign-layout': { title: 'Друг език на клавишите', text: 'нито английски, нито български' },
      backlight: { title: 'Подсветката не работи' },
    },
    'laptop-defects': {
      power,
      trackpad: { title: 'Тъчпадът' },
      hinge: { title: 'Пантата', text: 'хлабава е, скърца или е счупена' },
      webcam: { title: 'Уеб камерата' },
      ports: { title: 'Портовете', text: 'USB, HDMI или друг порт не работи' },
      wifi,
      charger: { title: 'Зарядното липсва' },
      lock: {
        title: 'Заключен от фирма (MDM) или с парола за BIOS',
        text: 'иска чужд профил или чужда парола',
      },
    },
    'console-defects': {
      power,
      hdmi: { title: 'HDMI', text: 'няма картина или тя прекъсва' },
      disc: { title: 'Дисковото устройство', text: 'не чете или не вади диска' },
      overheating: { title: 'Прегрява', text: 'изключва се или шуми силно' },
      wifi,
      usb: { title: 'USB портовете' },
      'online-ban': {
        title: 'Блокирана онлайн',
        text: 'производителят я е изключил от мрежата си',
      },
    },
  },
  nothing: {
    'display-defects': 'Няма дефекти',
    'phone-defects': allWorks,
    'tablet-defects': allWorks,
    'smartwatch-defects': 'Всичко работи, нищо не липсва',
    'laptop-keyboard': 'Всички клавиши работят',
    'laptop-defects': 'Всичко работи, нищо не липсва',
    'console-defects': allWorks,
  },
  controllers: {
    count: ['Нито един', 'Един', 'Два'],
    has: {
      original: { title: 'Оригинални са', text: 'от производителя на конзолата' },
      steady: { title: 'Стиковете стоят на място', text: 'нито един не се движи сам (drift)' },
      cables: { title: 'Имам кабелите', text: 'захранване и HDMI' },
    },
  },
}
