import type {
  BatteryHealth,
  BurnIn,
  CaseGrade,
  Defect,
  DisplayDefect,
  DisplayGrade,
  Liquid,
  Network,
} from '#domain/trade-in/choices.ts'
import type { InspectedPart } from '#domain/trade-in/trade-in-view.ts'
import { inspectedPartsRo } from '#text/inspection/parts/ro.ts'

/** What was inspected, declared and found: written once at the inspection, and stored as written. */
export type FindingText = {
  readonly parts: Readonly<Record<InspectedPart, string>>
  readonly 'config-provider': Readonly<Record<Network, string>>
  readonly 'liquid-contact': Readonly<Record<Liquid, string>>
  readonly 'burn-in': Readonly<Record<BurnIn, string>>
  readonly 'grading-display': Readonly<Record<DisplayGrade, string>>
  readonly 'grading-case': Readonly<Record<CaseGrade, string>>
  readonly battery: Readonly<Record<BatteryHealth, string>>
  readonly 'display-defects': Readonly<Record<DisplayDefect, string>>
  readonly defects: Readonly<Record<Defect, string>>
  readonly noDefects: string
  readonly controllers: readonly [none: string, one: string, two: string]
  readonly controller: Readonly<Record<'drift' | 'noCables' | 'notOriginal', string>>
}

export const findingRo: FindingText = {
  parts: inspectedPartsRo,
  'config-provider': {
    unlocked: 'merge în orice rețea',
    local: 'numai la un operator din țară',
    foreign: 'numai la un operator străin',
    unknown: 'nu știu',
  },
  'liquid-contact': {
    none: 'fără contact cu lichide',
    works: 'urme de lichid, funcționează',
    faults: 'urme de lichid, cu probleme',
    unknown: 'nu știu',
  },
  'burn-in': { none: 'nicio urmă', faint: 'umbre slabe', strong: 'urme clare' },
  'grading-display': {
    flawless: 'fără urme',
    light: 'urme fine',
    deep: 'zgârieturi adânci',
    cracked: 'crăpat',
    unknown: 'nu știu',
  },
  'grading-case': {
    'like-new': 'ca nouă',
    light: 'urme ușoare',
    dents: 'lovituri vizibile',
    cracked: 'crăpată sau îndoită',
    unknown: 'nu știu',
  },
  battery: {
    '90-up': '90\u00a0% sau mai mult',
    '85-89': '85–89\u00a0%',
    '80-84': '80–84\u00a0%',
    service: 'sub 80\u00a0% sau de înlocuit',
    normal: 'normală',
    unknown: 'nu știu',
  },
  'display-defects': {
    spots: 'pete sau pixeli morți',
    lines: 'linii',
    touch: 'nu răspunde la atingere',
    lifted: 'se desprinde',
  },
  defects: {
    power: 'nu pornește',
    biometrics: 'deblocarea cu fața sau amprenta',
    'rear-camera': 'camera din spate',
    'front-camera': 'camera din față',
    'speaker-microphone': 'difuzor sau microfon',
    charging: 'încărcarea',
    buttons: 'butoanele',
    wifi: 'Wi-Fi sau Bluetooth',
    sim: 'SIM',
    'non-original-screen': 'ecran neoriginal',
    cameras: 'camerele',
    'wifi-sim': 'Wi-Fi sau SIM',
    crown: 'coroana sau butonul',
    sensor: 'senzorii',
    strap: 'cureaua lipsește sau e ruptă',
    charger: 'încărcătorul lipsește',
    'dead-keys': 'taste care nu merg',
    'missing-keys': 'taste lipsă',
    'foreign-layout': 'altă limbă pe taste',
    backlight: 'iluminarea tastelor',
    trackpad: 'touchpadul',
    hinge: 'balamaua',
    webcam: 'camera web',
    ports: 'porturile',
    lock: 'blocat de o firmă sau din BIOS',
    hdmi: 'HDMI',
    disc: 'unitatea de discuri',
    overheating: 'se supraîncălzește',
    usb: 'porturile USB',
    'online-ban': 'exclusă online',
  },
  noDefects: 'niciun defect',
  controllers: ['niciun controller', 'un controller', 'două controllere'],
  controller: {
    drift: 'joystickul se mișcă singur',
    noCables: 'fără cabluri',
    notOriginal: 'neoriginale',
  },
}
