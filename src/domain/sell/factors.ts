import type { DeviceType } from '#domain/device/device.ts'
import type { Answers } from './answers.ts'
import type { PriceTables } from './price-tables.ts'

export type FactorKind = 'display' | 'case' | 'burn-in' | 'liquid' | 'battery' | 'network'
export type Factor = { readonly factor: FactorKind; readonly percent: number }

/** sell.md, Price: what the price is multiplied by, in the formula's order; what was not asked counts whole. */
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

/** The worse of how the screen looks and what is wrong with it. */
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

/** With faults a person looks first, who then starts from one that works. */
function liquidPercent(answers: Answers, { liquid }: PriceTables): number {
  const contact = answers['liquid-contact']
  return of(liquid, contact === 'faults' ? 'works' : contact)
}
