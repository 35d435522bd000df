import type { DeviceType } from '#domain/device/device.ts'
import {
  type BatteryHealth,
  type BurnIn,
  batteriesOf,
  burnIns,
  type CaseGrade,
  caseGrades,
  consoleDefects,
  type DisplayGrade,
  displayDefects,
  displayGrades,
  keyboardErrors,
  type Liquid,
  laptopDefects,
  liquids,
  type Network,
  networks,
  phoneDefects,
  tabletDefects,
  watchDefects,
} from './choices.ts'
import type { TradeInFormStep } from './step.ts'

/**
 * What distinguishes the configurations of a model; the colour is asked but does not affect the price
 * (Spec 3.5, sell-flow selections).
 */
export type Configured = {
  readonly storage?: string
  readonly color?: string
  readonly ram?: string
  readonly cpu?: string
  readonly size?: string
  readonly material?: string
  readonly connectivity?: string
}

/** As found at inspection; `model` is set if it differs from the declared one. */
export type FoundConfigured = Configured & { readonly model?: string }

export type Battery = { readonly health: BatteryHealth; readonly isSwollen: boolean }

/** `count` is at most two; the other fields describe the controllers that are present. */
export type Controllers = {
  readonly count: 0 | 1 | 2
  readonly areOriginal: boolean
  readonly hasDrift: boolean
  readonly hasCables: boolean
}

/** A seller's answers about their device, by step. */
export type Answers = {
  readonly intro?: DeviceType
  readonly brand?: string
  readonly model?: string
  readonly 'config-all'?: Configured
  readonly 'config-storage'?: Configured
  readonly 'config-provider'?: Network
  readonly 'liquid-contact'?: Liquid
  readonly 'burn-in'?: BurnIn
  readonly 'grading-display'?: DisplayGrade
  readonly 'grading-case'?: CaseGrade
  readonly 'console-defects'?: Ticked<'console-defects'>
  readonly battery?: Battery
  readonly 'console-controllers'?: Controllers
  readonly 'laptop-keyboard'?: Ticked<'laptop-keyboard'>
  readonly 'display-defects'?: Ticked<'display-defects'>
  readonly 'phone-defects'?: Ticked<'phone-defects'>
  readonly 'tablet-defects'?: Ticked<'tablet-defects'>
  readonly 'smartwatch-defects'?: Ticked<'smartwatch-defects'>
  readonly 'laptop-defects'?: Ticked<'laptop-defects'>
  readonly email?: string
}

type Ticked<Step extends keyof typeof ticksOf> = readonly (typeof ticksOf)[Step][number][]

export type AnsweredStep = Extract<TradeInFormStep, keyof Answers>

/** The options of the steps that allow several choices. */
export const ticksOf = {
  'console-defects': consoleDefects,
  'laptop-keyboard': keyboardErrors,
  'display-defects': displayDefects,
  'phone-defects': phoneDefects,
  'tablet-defects': tabletDefects,
  'smartwatch-defects': watchDefects,
  'laptop-defects': laptopDefects,
} as const satisfies Partial<Record<TradeInFormStep, readonly string[]>>

/** The options of the steps that allow one choice. */
export const choicesOf = {
  'config-provider': networks,
  'liquid-contact': liquids,
  'burn-in': burnIns,
  'grading-display': displayGrades,
  'grading-case': caseGrades,
} as const satisfies Partial<Record<AnsweredStep, readonly string[]>>

/** Laptops have their own scale of battery health. */
export function isBatteryOf(type: DeviceType, { health }: Battery): boolean {
  return batteriesOf[type].includes(health)
}
