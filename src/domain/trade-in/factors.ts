import type { DeviceType } from '#domain/device/device.ts'
import type { Answers } from './answers.ts'
import type { PriceTables } from './price-tables.ts'

export type FactorKind = 'display' | 'case' | 'burn-in' | 'liquid' | 'battery' | 'network'
export type Factor = { readonly factor: FactorKind; readonly percent: number }

/**
 * The factors of the price, in the order of the formula; a question that was not asked counts as 100 % (sell.md,
 * Price).
 */
export function factorsOf(
  answers: Answers,
  type: DeviceType,
  tables: PriceTables,
): readonly Factor[] {
  return [
    { factor: 'display', percent: displayPercent(answers, tables) },
    { factor: 'case', percent: casePercent(answers, type, tables) },
    { factor: 'burn-in', percent: of(tables.burnIn, answers['burn-in']) },
    { factor: 'liquid', percent: liquidPercent(answers, tables) },
    { factor: 'battery', percent: of(tables.battery, answers.battery?.health) },
    { factor: 'network', percent: of(tables.network, answers['config-provider']) },
  ]
}

const whole = 100

function of<Key extends string>(table: Readonly<Record<Key, number>>, key: Key | undefined) {
  return key === undefined ? whole : table[key]
}

/** The lower of the percentages for the look and for the defects of the screen. */
function displayPercent(answers: Answers, { display, displayDefect }: PriceTables): number {
  return Math.min(
    of(display, answers['grading-display']),
    ...(answers['display-defects'] ?? []).map(defect => displayDefect[defect]),
  )
}

function casePercent(answers: Answers, type: DeviceType, tables: PriceTables): number {
  const grade = answers['grading-case']
  return type === 'LAPTOP' && grade === 'cracked' ? tables.laptopCracked : of(tables.case, grade)
}

/** With faults after liquid contact, staff review the device first, starting from the price of a working one. */
function liquidPercent(answers: Answers, { liquid }: PriceTables): number {
  const contact = answers['liquid-contact']
  return of(liquid, contact === 'faults' ? 'works' : contact)
}
