import type { TradeInChoices } from './ro.ts'

const power = {
  title: 'Nem kapcsol be',
  text: 'vagy magától kikapcsol; az ajánlat előtt egy kollégánk nézi meg',
}
const charging = {
  title: 'Nem tölt',
  text: 'vagy csak akkor, ha egy bizonyos módon tartod a kábelt',
}
const buttons = { title: 'A gombok', text: 'valamelyik beragad vagy nem reagál' }
const wifi = {
  title: 'Wi-Fi vagy Bluetooth',
  text: 'nem talál hálózatot, vagy megszakad a kapcsolat',
}
const biometrics = { title: 'Arcfelismerés vagy ujjlenyomat', text: 'már nem ismer fel' }
const allWorks = 'Minden működik'

export const tradeInChoicesHu: TradeInChoices = {
  types: {
    SMARTPHONE: 'Telefon',
    TABLET: 'Tablet',
    LAPTOP: 'Laptop',
    SMARTWATCH: 'Okosóra',
    CONSOLE: 'Konzol',
  },
  'config-provider': {
    unlocked: { title: 'Bármelyik hálózatban', text: 'minden szolgáltató SIM-jével működik' },
    local: { title: 'Magyar szolgáltatóhoz kötött' },
    foreign: { title: 'Külföldi szolgáltatóhoz kötött' },
    unknown: {
      title: 'Nem tudom',
      text: 'úgy számolunk, mintha magyarhoz volna kötve, és megnézzük',
    },
  },
  'liquid-contact': {
    none: { title: 'Nem', text: 'soha nem került bele folyadék' },
    works: { title: 'Igen, de működik' },
    faults: { title: 'Igen, és baj van vele', text: 'az ajánlat előtt egy kollégánk nézi meg' },
    unknown: {
      title: 'Nem tudom',
      text: 'úgy számolunk, mint az „igen, de működik” válasznál, és megnézzük',
    },
  },
  'burn-in': {
    none: { title: 'Semmilyen nyom nem látszik', text: 'a szürke mindenütt egyforma' },
    faint: { title: 'Halvány árnyékok', text: 'csak szürke képen látszanak, ha keresed őket' },
    strong: { title: 'Jól látható nyomok', text: 'a billentyűzet vagy az ikonok mindig látszanak' },
  },
  'grading-display': {
    flawless: { title: 'Hibátlan', text: 'közelről sem látszik nyom' },
    light: { title: 'Finom karcok', text: 'kikapcsolva látszanak, körömmel nem érezni' },
    deep: { title: 'Mély karcok', text: 'körömmel is érezni' },
    cracked: { title: 'Repedt', text: 'az üveg törött, akár csak egy kicsit is' },
    unknown: { title: 'Nem tudom', text: 'finom karcokkal számolunk, és megnézzük' },
  },
  'grading-case': {
    'like-new': { title: 'Újszerű', text: 'látható nyom nélkül' },
    light: { title: 'Enyhe nyomok', text: 'apró karcok, horpadás nélkül' },
    dents: { title: 'Látható horpadások', text: 'ütésnyomok, csorba sarkok' },
    cracked: { title: 'Repedt vagy elgörbült' },
    unknown: { title: 'Nem tudom', text: 'enyhe nyomokkal számolunk, és megnézzük' },
  },
  battery: {
    '90-up': { title: '90% vagy több' },
    '85-89': { title: '85–89%' },
    '80-84': { title: '80–84%' },
    service: { title: '80% alatt vagy „Szerviz”', text: 'vagy feltűnően gyorsan merül' },
    normal: { title: 'Normál', text: 'a rendszer nem figyelmeztet' },
    unknown: { title: 'Nem tudom', text: '80–84%-\u2060kal számolunk, és megmérjük' },
  },
  swollen: {
    no: { title: 'Nem' },
    yes: { title: 'Igen', text: 'megemelkedik a kijelző vagy a hátlap, nem zárul a ház' },
  },
  ticks: {
    'display-defects': {
      spots: { title: 'Foltok vagy halott képpontok' },
      lines: { title: 'Csíkok', text: 'függőleges vagy vízszintes, vagy villog a kép' },
      touch: { title: 'Nem reagál az érintésre', text: 'az egész kijelző vagy egy része' },
      lifted: { title: 'Elválik a kijelző', text: 'rés látszik a kijelző és a keret között' },
    },
    'phone-defects': {
      power,
      biometrics,
      charging,
      buttons,
      wifi,
      'rear-camera': { title: 'A hátlapi kamera', text: 'homályos, foltos vagy nem indul' },
      'front-camera': { title: 'Az előlapi kamera' },
      'speaker-microphone': { title: 'Hangszóró vagy mikrofon' },
      sim: { title: 'SIM', text: 'nem olvassa a kártyát, vagy nincs térerő' },
      'non-original-screen': {
        title: 'Nem eredeti kijelző',
        text: 'cserélték, és a rendszer jelzi is',
      },
    },
    'tablet-defects': {
      power,
      biometrics,
      charging,
      buttons,
      cameras: { title: 'A kamerák' },
      'wifi-sim': { title: 'Wi-Fi vagy SIM' },
    },
    'smartwatch-defects': {
      crown: { title: 'A korona vagy a gomb' },
      sensor: { title: 'Az érzékelők', text: 'pulzus, véroxigén, EKG' },
      charging,
      strap: { title: 'Hiányzik vagy szakadt a szíj' },
      charger: { title: 'Hiányzik a töltő' },
    },
    'laptop-keyboard': {
      'dead-keys': { title: 'Nem működő billentyűk' },
      'missing-keys': { title: 'Hiányzó billentyűk' },
      'foreign-layout': { title: 'Más nyelvű kiosztás', text: 'se nem angol, se nem magyar' },
      backlight: { title: 'Nem világít a billentyűzet' },
    },
    'laptop-defects': {
      power,
      trackpad: { title: 'Az érintőpad' },
      hinge: { title: 'A zsanér', text: 'laza, nyikorog vagy törött' },
      webcam: { title: 'A webkamera' },
      ports: { title: 'A csatlakozók', text: 'az USB, a HDMI vagy más nem működik' },
      wifi,
      charger: { title: 'Hiányzik a töltő' },
      lock: {
        title: 'Céges (MDM) vagy BIOS-zár van rajta',
        text: 'más fiókját vagy jelszavát kéri',
      },
    },
    'console-defects': {
      power,
      hdmi: { title: 'HDMI', text: 'nincs kép, vagy megszakad' },
      disc: { title: 'A lemezmeghajtó', text: 'nem olvas, vagy nem adja ki a lemezt' },
      overheating: { title: 'Túlmelegszik', text: 'kikapcsol, vagy nagyon hangos' },
      wifi,
      usb: { title: 'Az USB-csatlakozók' },
      'online-ban': { title: 'Online kitiltva', text: 'a gyártó kizárta a hálózatából' },
    },
  },
  nothing: {
    'display-defects': 'Nincs hiba',
    'phone-defects': allWorks,
    'tablet-defects': allWorks,
    'smartwatch-defects': 'Minden működik, semmi nem hiányzik',
    'laptop-keyboard': 'Minden billentyű működik',
    'laptop-defects': 'Minden működik, semmi nem hiányzik',
    'console-defects': allWorks,
  },
  controllers: {
    count: ['Egyet sem', 'Egyet', 'Kettőt'],
    has: {
      original: { title: 'Eredetiek', text: 'a konzol gyártójától valók' },
      steady: {
        title: 'Az analóg karok a helyükön maradnak',
        text: 'egyik sem mozdul el magától (drift)',
      },
      cables: { title: 'Megvannak a kábelek', text: 'táp és HDMI' },
    },
  },
}
