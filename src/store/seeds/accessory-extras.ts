import type { SeedAccessory } from './accessory.ts'
import {
  appleWatches,
  phonesWithUsbC,
  playStation4s,
  playStation5s,
  switches,
  xboxes,
} from './fitting-models.ts'

const white = '#F4F4F2'
const black = '#232426'

const sound: readonly SeedAccessory[] = [
  {
    id: 'A3001',
    type: 'headphones',
    name: {
      ro: 'Căști wireless over-ear',
      bg: 'Безжични слушалки за глава',
      hu: 'Vezeték nélküli fejhallgató',
      gr: 'Ασύρματα ακουστικά κεφαλής',
    },
    eur: 39,
    colorHex: black,
    fits: { types: ['SMARTPHONE', 'TABLET', 'LAPTOP'] },
    isFreeProtector: false,
  },
  {
    id: 'A3002',
    type: 'headphones',
    name: {
      ro: 'Căști wireless cu anularea zgomotului',
      bg: 'Безжични слушалки с шумопотискане',
      hu: 'Zajszűrős vezeték nélküli fejhallgató',
      gr: 'Ασύρματα ακουστικά με ακύρωση θορύβου',
    },
    eur: 79,
    colorHex: '#CFC8BC',
    fits: { types: ['SMARTPHONE', 'TABLET', 'LAPTOP'] },
    isFreeProtector: false,
  },
  {
    id: 'A3003',
    type: 'headphones',
    name: {
      ro: 'Căști de gaming cu microfon, 3,5 mm',
      bg: 'Геймърски слушалки с микрофон, 3,5 мм',
      hu: 'Gamer fejhallgató mikrofonnal, 3,5 mm',
      gr: 'Ακουστικά με μικρόφωνο για βιντεοπαιχνίδια, 3,5 mm',
    },
    eur: 34,
    colorHex: black,
    fits: { types: ['CONSOLE', 'LAPTOP'] },
    isFreeProtector: false,
  },
  {
    id: 'A3004',
    type: 'earbuds',
    name: {
      ro: 'Căști wireless in-ear',
      bg: 'Безжични слушалки за уши',
      hu: 'Vezeték nélküli fülhallgató',
      gr: 'Ασύρματα ακουστικά αυτιών',
    },
    eur: 25,
    colorHex: white,
    fits: { types: ['SMARTPHONE', 'TABLET', 'SMARTWATCH'] },
    isFreeProtector: false,
  },
  {
    id: 'A3005',
    type: 'earbuds',
    name: {
      ro: 'Căști wireless in-ear cu anularea zgomotului',
      bg: 'Безжични слушалки за уши с шумопотискане',
      hu: 'Zajszűrős vezeték nélküli fülhallgató',
      gr: 'Ασύρματα ακουστικά αυτιών με ακύρωση θορύβου',
    },
    eur: 49,
    colorHex: black,
    fits: { types: ['SMARTPHONE', 'TABLET', 'SMARTWATCH'] },
    isFreeProtector: false,
  },
  {
    id: 'A3006',
    type: 'earbuds',
    name: {
      ro: 'Căști cu fir USB-C',
      bg: 'Жични слушалки USB-C',
      hu: 'Vezetékes USB-C fülhallgató',
      gr: 'Ενσύρματα ακουστικά USB-C',
    },
    eur: 14,
    colorHex: white,
    fits: { models: phonesWithUsbC },
    isFreeProtector: false,
  },
]

const isValid: readonly SeedAccessory[] = [
  {
    id: 'A3101',
    type: 'stand',
    name: {
      ro: 'Suport de birou pentru telefon',
      bg: 'Настолна стойка за телефон',
      hu: 'Asztali telefontartó',
      gr: 'Βάση γραφείου για κινητό',
    },
    eur: 13,
    colorHex: '#B9BDC1',
    fits: { types: ['SMARTPHONE'] },
    isFreeProtector: false,
  },
  {
    id: 'A3102',
    type: 'stand',
    name: {
      ro: 'Suport auto pentru telefon',
      bg: 'Стойка за телефон за кола',
      hu: 'Autós telefontartó',
      gr: 'Βάση κινητού για αυτοκίνητο',
    },
    eur: 15,
    colorHex: black,
    fits: { types: ['SMARTPHONE'] },
    isFreeProtector: false,
  },
  {
    id: 'A3103',
    type: 'stand',
    name: {
      ro: 'Suport reglabil pentru tabletă',
      bg: 'Регулируема стойка за таблет',
      hu: 'Állítható tablettartó',
      gr: 'Ρυθμιζόμενη βάση για tablet',
    },
    eur: 19,
    colorHex: '#B9BDC1',
    fits: { types: ['TABLET'] },
    isFreeProtector: false,
  },
  {
    id: 'A3104',
    type: 'stand',
    name: {
      ro: 'Suport din aluminiu pentru laptop',
      bg: 'Алуминиева стойка за лаптоп',
      hu: 'Alumínium laptopállvány',
      gr: 'Βάση αλουμινίου για laptop',
    },
    eur: 32,
    colorHex: '#C4C8CC',
    fits: { types: ['LAPTOP'] },
    isFreeProtector: false,
  },
]

const controllers: readonly SeedAccessory[] = [
  {
    id: 'A3201',
    type: 'controller',
    name: {
      ro: 'Controller DualSense, alb',
      bg: 'Контролер DualSense, бял',
      hu: 'DualSense kontroller, fehér',
      gr: 'Χειριστήριο DualSense, λευκό',
    },
    eur: 59,
    colorHex: white,
    fits: { models: playStation5s },
    isFreeProtector: false,
  },
  {
    id: 'A3202',
    type: 'controller',
    name: {
      ro: 'Controller DualSense, negru',
      bg: 'Контролер DualSense, черен',
      hu: 'DualSense kontroller, fekete',
      gr: 'Χειριστήριο DualSense, μαύρο',
    },
    eur: 59,
    colorHex: black,
    fits: { models: playStation5s },
    isFreeProtector: false,
  },
  {
    id: 'A3203',
    type: 'controller',
    name: {
      ro: 'Controller DualShock 4, negru',
      bg: 'Контролер DualShock 4, черен',
      hu: 'DualShock 4 kontroller, fekete',
      gr: 'Χειριστήριο DualShock 4, μαύρο',
    },
    eur: 39,
    colorHex: black,
    fits: { models: playStation4s },
    isFreeProtector: false,
  },
  {
    id: 'A3204',
    type: 'controller',
    name: {
      ro: 'Controller wireless Xbox, alb',
      bg: 'Безжичен контролер Xbox, бял',
      hu: 'Vezeték nélküli Xbox kontroller, fehér',
      gr: 'Ασύρματο χειριστήριο Xbox, λευκό',
    },
    eur: 49,
    colorHex: white,
    fits: { models: xboxes },
    isFreeProtector: false,
  },
  {
    id: 'A3205',
    type: 'controller',
    name: {
      ro: 'Controller wireless pentru Nintendo Switch',
      bg: 'Безжичен контролер за Nintendo Switch',
      hu: 'Vezeték nélküli kontroller Nintendo Switch konzolhoz',
      gr: 'Ασύρματο χειριστήριο για Nintendo Switch',
    },
    eur: 45,
    colorHex: black,
    fits: { models: switches },
    isFreeProtector: false,
  },
]

const galaxyWatches = [
  'samsung-galaxy-watch4',
  'samsung-galaxy-watch5',
  'samsung-galaxy-watch6',
  'samsung-galaxy-watch6-classic',
]

const straps: readonly SeedAccessory[] = [
  {
    id: 'A3301',
    type: 'strap',
    name: {
      ro: 'Curea din silicon pentru Apple Watch, 40 / 41 / 42 mm',
      bg: 'Силиконова каишка за Apple Watch, 40 / 41 / 42 мм',
      hu: 'Szilikonszíj Apple Watch órához, 40 / 41 / 42 mm',
      gr: 'Λουράκι σιλικόνης για Apple Watch, 40 / 41 / 42 mm',
    },
    eur: 12,
    colorHex: '#27364B',
    fits: { models: appleWatches.filter(id => !id.includes('ultra')) },
    isFreeProtector: false,
  },
  {
    id: 'A3302',
    type: 'strap',
    name: {
      ro: 'Curea din silicon pentru Apple Watch, 44 / 45 / 46 / 49 mm',
      bg: 'Силиконова каишка за Apple Watch, 44 / 45 / 46 / 49 мм',
      hu: 'Szilikonszíj Apple Watch órához, 44 / 45 / 46 / 49 mm',
      gr: 'Λουράκι σιλικόνης για Apple Watch, 44 / 45 / 46 / 49 mm',
    },
    eur: 12,
    colorHex: black,
    fits: { models: appleWatches },
    isFreeProtector: false,
  },
  {
    id: 'A3303',
    type: 'strap',
    name: {
      ro: 'Brățară milaneză din oțel pentru Apple Watch, 44 / 45 / 46 / 49 mm',
      bg: 'Стоманена миланска каишка за Apple Watch, 44 / 45 / 46 / 49 мм',
      hu: 'Milánói acélszíj Apple Watch órához, 44 / 45 / 46 / 49 mm',
      gr: 'Ατσάλινο λουράκι Milanese για Apple Watch, 44 / 45 / 46 / 49 mm',
    },
    eur: 22,
    colorHex: '#C9CBCE',
    fits: { models: appleWatches },
    isFreeProtector: false,
  },
  {
    id: 'A3304',
    type: 'strap',
    name: {
      ro: 'Curea din silicon pentru ceas, 20 mm',
      bg: 'Силиконова каишка за часовник, 20 мм',
      hu: 'Szilikon óraszíj, 20 mm',
      gr: 'Λουράκι σιλικόνης για ρολόι, 20 mm',
    },
    eur: 10,
    colorHex: '#4D5C4B',
    fits: { models: galaxyWatches },
    isFreeProtector: false,
  },
  {
    id: 'A3305',
    type: 'strap',
    name: {
      ro: 'Curea din piele pentru ceas, 22 mm',
      bg: 'Кожена каишка за часовник, 22 мм',
      hu: 'Bőr óraszíj, 22 mm',
      gr: 'Δερμάτινο λουράκι για ρολόι, 22 mm',
    },
    eur: 19,
    colorHex: '#7B5B44',
    fits: {
      models: ['huawei-watch-gt-3', 'huawei-watch-gt-4', 'garmin-venu-2'],
    },
    isFreeProtector: false,
  },
]

const pencilIpads = [
  'apple-ipad-9-2021',
  'apple-ipad-10-2022',
  'apple-ipad-air-4',
  'apple-ipad-air-5',
  'apple-ipad-air-11-m2',
  'apple-ipad-mini-6',
  'apple-ipad-pro-11-m1',
  'apple-ipad-pro-12-9-m1',
  'apple-ipad-pro-11-m4',
]

const writing: readonly SeedAccessory[] = [
  {
    id: 'A3401',
    type: 'stylus',
    name: {
      ro: 'Creion digital pentru iPad',
      bg: 'Дигитална писалка за iPad',
      hu: 'Digitális toll iPadhez',
      gr: 'Ψηφιακή γραφίδα για iPad',
    },
    eur: 29,
    colorHex: white,
    fits: { models: pencilIpads },
    isFreeProtector: false,
  },
  {
    id: 'A3402',
    type: 'stylus',
    name: {
      ro: 'Stylus universal pentru tabletă',
      bg: 'Универсален стилус за таблет',
      hu: 'Univerzális érintőceruza tablethez',
      gr: 'Γραφίδα γενικής χρήσης για tablet',
    },
    eur: 12,
    colorHex: '#8A8D91',
    fits: { types: ['TABLET'] },
    isFreeProtector: false,
  },
  {
    id: 'A3403',
    type: 'keyboard',
    name: {
      ro: 'Tastatură Bluetooth compactă',
      bg: 'Компактна Bluetooth клавиатура',
      hu: 'Kompakt Bluetooth billentyűzet',
      gr: 'Μικρό πληκτρολόγιο Bluetooth',
    },
    eur: 29,
    colorHex: '#D9DBDD',
    fits: { types: ['TABLET', 'LAPTOP'] },
    isFreeProtector: false,
  },
  {
    id: 'A3404',
    type: 'keyboard',
    name: {
      ro: 'Husă cu tastatură pentru iPad 10',
      bg: 'Калъф с клавиатура за iPad 10',
      hu: 'Billentyűzetes tok – iPad 10',
      gr: 'Θήκη με πληκτρολόγιο για iPad 10',
    },
    eur: 59,
    colorHex: '#3E4347',
    fits: { models: ['apple-ipad-10-2022'] },
    isFreeProtector: false,
  },
]

export const extras: readonly SeedAccessory[] = [
  ...sound,
  ...isValid,
  ...controllers,
  ...straps,
  ...writing,
]
