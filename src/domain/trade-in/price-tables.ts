import type {
  BatteryHealth,
  BurnIn,
  CaseGrade,
  Defect,
  DisplayDefect,
  DisplayGrade,
  Liquid,
  Network,
} from './choices.ts'

/** The payout methods: a bank transfer within two days, one within twenty, or a voucher for the shop. */
export const payouts = ['bank-fast', 'bank-slow', 'voucher'] as const
export type PayoutMethod = (typeof payouts)[number]

/** A share in whole percent: 94 means 0.94. */
type Percent = number

/** The steps that ask for defects. */
export type DefectStep =
  | 'phone-defects'
  | 'tablet-defects'
  | 'laptop-keyboard'
  | 'laptop-defects'
  | 'smartwatch-defects'
  | 'console-defects'

/** The tables staff can change; each change creates a new version. Whole percent throughout (sell.md, Price). */
export type PriceTables = {
  readonly display: Readonly<Record<DisplayGrade, Percent>>
  readonly displayDefect: Readonly<Record<DisplayDefect, Percent>>
  readonly case: Readonly<Record<CaseGrade, Percent>>
  /** For a cracked or bent laptop. */
  readonly laptopCracked: Percent
  readonly burnIn: Readonly<Record<BurnIn, Percent>>
  /** Staff review devices with faults after liquid contact. */
  readonly liquid: Readonly<Record<Exclude<Liquid, 'faults'>, Percent>>
  readonly battery: Readonly<Record<BatteryHealth, Percent>>
  readonly network: Readonly<Record<Network, Percent>>
  readonly payout: Readonly<Record<PayoutMethod, Percent>>
  /** Percent of the base price; devices without power, locked or banned have no entry here. */
  readonly deductions: Readonly<Record<DefectStep, Partial<Readonly<Record<Defect, Percent>>>>>
  readonly controllers: {
    readonly none: Percent
    readonly drift: Percent
    readonly noCables: Percent
    readonly secondBonus: Percent
  }
  readonly mostDeducted: Percent
  readonly mostWithoutPower: Percent
}

/** The initial tables; "don't know" is priced at the band given there (sell.md, Price). */
export const firstPriceTables: PriceTables = {
  display: { flawless: 100, light: 94, deep: 82, cracked: 58, unknown: 94 },
  displayDefect: { spots: 70, lines: 38, touch: 45, lifted: 75 },
  case: { 'like-new': 100, light: 96, dents: 88, cracked: 72, unknown: 96 },
  laptopCracked: 80,
  burnIn: { none: 100, faint: 85, strong: 65 },
  liquid: { none: 100, works: 35, unknown: 35 },
  battery: { '90-up': 100, '85-89': 98, '80-84': 95, service: 86, normal: 100, unknown: 95 },
  network: { unlocked: 100, local: 93, foreign: 80, unknown: 93 },
  payout: { 'bank-fast': 100, 'bank-slow': 105, voucher: 108 },
  deductions: {
    'phone-defects': {
      biometrics: 20,
      sim: 25,
      wifi: 20,
      'rear-camera': 15,
      'front-camera': 8,
      charging: 10,
      'speaker-microphone': 7,
      buttons: 6,
      'non-original-screen': 18,
    },
    'tablet-defects': { biometrics: 15, 'wifi-sim': 20, charging: 10, cameras: 8, buttons: 6 },
    'laptop-keyboard': { 'dead-keys': 15, 'missing-keys': 8, 'foreign-layout': 4, backlight: 3 },
    'laptop-defects': { hinge: 12, trackpad: 10, ports: 6, webcam: 5, wifi: 15, charger: 6 },
    'smartwatch-defects': { charging: 20, crown: 15, sensor: 12, strap: 5, charger: 5 },
    'console-defects': { hdmi: 25, disc: 25, wifi: 15, overheating: 12, usb: 6 },
  },
  controllers: { none: 15, drift: 8, noCables: 5, secondBonus: 4 },
  mostDeducted: 60,
  mostWithoutPower: 12,
}
