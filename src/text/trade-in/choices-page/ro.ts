import type { DeviceType } from '#domain/device/device.ts'
import type { ticksOf } from '#domain/trade-in/answers.ts'
import type {
  BatteryHealth,
  BurnIn,
  CaseGrade,
  DisplayGrade,
  Liquid,
  Network,
} from '#domain/trade-in/choices.ts'

/** A choice, and what it looks like on the device. */
export type ChoiceText = { readonly title: string; readonly text?: string }

type TickStep = keyof typeof ticksOf
type TickText = {
  readonly [Step in TickStep]: Readonly<Record<(typeof ticksOf)[Step][number], ChoiceText>>
}

/** The possible answers to each trade-in question. */
export type TradeInChoices = {
  readonly types: Readonly<Record<DeviceType, string>>
  readonly 'config-provider': Readonly<Record<Network, ChoiceText>>
  readonly 'liquid-contact': Readonly<Record<Liquid, ChoiceText>>
  readonly 'burn-in': Readonly<Record<BurnIn, ChoiceText>>
  readonly 'grading-display': Readonly<Record<DisplayGrade, ChoiceText>>
  readonly 'grading-case': Readonly<Record<CaseGrade, ChoiceText>>
  readonly battery: Readonly<Record<BatteryHealth, ChoiceText>>
  readonly swollen: Readonly<Record<'no' | 'yes', ChoiceText>>
  readonly ticks: TickText
  /** The choice "none of these" of each step with checkboxes. */
  readonly nothing: Readonly<Record<TickStep, string>>
  readonly controllers: {
    readonly count: readonly [string, string, string]
    readonly has: Readonly<Record<'original' | 'steady' | 'cables', ChoiceText>>
  }
}

const power = {
  title: 'Nu pornește',
  text: 'sau se închide din senin; înainte de ofertă se uită un coleg',
}
const charging = { title: 'Nu se încarcă', text: 'sau numai dacă ții cablul într-un anumit fel' }
const buttons = { title: 'Butoanele', text: 'unul se blochează sau nu răspunde' }
const wifi = { title: 'Wi-Fi sau Bluetooth', text: 'nu găsește rețele sau pierde conexiunea' }
const biometrics = { title: 'Deblocarea cu fața sau amprenta', text: 'nu te mai recunoaște' }
const allWorks = 'Funcționează tot'

export const tradeInChoicesRo: TradeInChoices = {
  types: {
    SMARTPHONE: 'Telefon',
    TABLET: 'Tabletă',
    LAPTOP: 'Laptop',
    SMARTWATCH: 'Smartwatch',
    CONSOLE: 'Consolă',
  },
  'config-provider': {
    unlocked: { title: 'În orice rețea', text: 'merge cu SIM-ul oricărui operator' },
    local: { title: 'Numai la un operator din România' },
    foreign: { title: 'Numai la un operator din altă țară' },
    unknown: { title: 'Nu știu', text: 'calculăm ca pentru unul din România și verificăm noi' },
  },
  'liquid-contact': {
    none: { title: 'Nu', text: 'n-a ajuns niciodată lichid înăuntru' },
    works: { title: 'Da, dar funcționează' },
    faults: { title: 'Da, și are probleme', text: 'înainte de ofertă se uită un coleg' },
    unknown: {
      title: 'Nu știu',
      text: 'calculăm ca pentru „da, dar funcționează” și verificăm noi',
    },
  },
  'burn-in': {
    none: { title: 'Nicio urmă', text: 'griul e uniform pe tot ecranul' },
    faint: { title: 'Umbre slabe', text: 'le vezi doar dacă le cauți pe gri' },
    strong: { title: 'Urme clare', text: 'tastatura sau iconițele se văd mereu' },
  },
  'grading-display': {
    flawless: { title: 'Fără urme', text: 'nicio urmă vizibilă, nici de aproape' },
    light: { title: 'Urme fine', text: 'se văd cu ecranul stins, nu se simt cu unghia' },
    deep: { title: 'Zgârieturi adânci', text: 'se simt cu unghia' },
    cracked: { title: 'Crăpat', text: 'sticla e spartă, oricât de puțin' },
    unknown: { title: 'Nu știu', text: 'calculăm ca pentru urme fine și verificăm noi' },
  },
  'grading-case': {
    'like-new': { title: 'Ca nouă', text: 'fără urme vizibile' },
    light: { title: 'Urme ușoare', text: 'zgârieturi mici, fără lovituri' },
    dents: { title: 'Lovituri vizibile', text: 'colțuri ciobite, adâncituri' },
    cracked: { title: 'Crăpată sau îndoită' },
    unknown: { title: 'Nu știu', text: 'calculăm ca pentru urme ușoare și verificăm noi' },
  },
  battery: {
    '90-up': { title: '90\u00a0% sau mai mult' },
    '85-89': { title: '85–89\u00a0%' },
    '80-84': { title: '80–84\u00a0%' },
    service: { title: 'Sub 80\u00a0% sau „Service”', text: 'ori se descarcă vizibil prea repede' },
    normal: { title: 'Normală', text: 'fără niciun avertisment în sistem' },
    unknown: { title: 'Nu știu', text: 'calculăm ca pentru 80–84\u00a0% și o măsurăm noi' },
  },
  swollen: {
    no: { title: 'Nu' },
    yes: { title: 'Da', text: 'ecranul sau spatele se ridică, carcasa nu se mai închide' },
  },
  ticks: {
    'display-defects': {
      spots: { title: 'Pete sau pixeli morți' },
      lines: { title: 'Linii', text: 'verticale sau orizontale, ori imagine care pâlpâie' },
      touch: { title: 'Nu răspunde la atingere', text: 'pe tot ecranul sau pe o parte' },
      lifted: { title: 'Ecranul se desprinde', text: 'se vede un spațiu între ecran și ramă' },
    },
    'phone-defects': {
      power,
      biometrics,
      charging,
      buttons,
      wifi,
      'rear-camera': { title: 'Camera din spate', text: 'neclară, pătată sau nu pornește' },
      'front-camera': { title: 'Camera din față' },
      'speaker-microphone': { title: 'Difuzor sau microfon' },
      sim: { title: 'SIM', text: 'nu citește cartela sau nu are semnal' },
      'non-original-screen': {
        title: 'Ecran neoriginal',
        text: 'a fost schimbat, iar sistemul o spune',
      },
    },
    'tablet-defects': {
      power,
      biometrics,
      charging,
      buttons,
      cameras: { title: 'Camerele' },
      'wifi-sim': { title: 'Wi-Fi sau SIM' },
    },
    'smartwatch-defects': {
      crown: { title: 'Coroana sau butonul' },
      sensor: { title: 'Senzorii', text: 'puls, oxigen, ECG' },
      charging,
      strap: { title: 'Cureaua lipsește sau e ruptă' },
      charger: { title: 'Încărcătorul lipsește' },
    },
    'laptop-keyboard': {
      'dead-keys': { title: 'Taste care nu merg' },
      'missing-keys': { title: 'Taste lipsă' },
      'foreign-layout': { title: 'Altă limbă pe taste', text: 'nici engleză, nici română' },
      backlight: { title: 'Tastele nu se mai luminează' },
    },
    'laptop-defects': {
      power,
      trackpad: { title: 'Touchpadul' },
      hinge: { title: 'Balamaua', text: 'slăbită, scârțâie sau e ruptă' },
      webcam: { title: 'Camera web' },
      ports: { title: 'Porturile', text: 'USB, HDMI sau altul nu merge' },
      wifi,
      charger: { title: 'Încărcătorul lipsește' },
      lock: {
        title: 'Blocat de o firmă (MDM) sau cu parolă de BIOS',
        text: 'cere contul sau parola altcuiva',
      },
    },
    'console-defects': {
      power,
      hdmi: { title: 'HDMI', text: 'fără imagine sau imagine întreruptă' },
      disc: { title: 'Unitatea de discuri', text: 'nu citește sau nu scoate discul' },
      overheating: { title: 'Se supraîncălzește', text: 'se oprește sau face zgomot mare' },
      wifi,
      usb: { title: 'Porturile USB' },
      'online-ban': {
        title: 'Blocată online',
        text: 'consola e exclusă din rețeaua producătorului',
      },
    },
  },
  nothing: {
    'display-defects': 'Niciun defect',
    'phone-defects': allWorks,
    'tablet-defects': allWorks,
    'smartwatch-defects': 'Funcționează tot, nu lipsește nimic',
    'laptop-keyboard': 'Toate tastele merg',
    'laptop-defects': 'Funcționează tot, nu lipsește nimic',
    'console-defects': allWorks,
  },
  controllers: {
    count: ['Niciunul', 'Unul', 'Două'],
    has: {
      original: { title: 'Sunt originale', text: 'ale producătorului consolei' },
      steady: { title: 'Joystickurile stau pe loc', text: 'niciunul nu se mișcă singur (drift)' },
      cables: { title: 'Am cablurile', text: 'alimentare și HDMI' },
    },
  },
}
