import type { Answers } from './answers.ts'
import type { Defect } from './choices.ts'
import type { DefectStep, PriceTables } from './price-tables.ts'

export type Deducted = Defect | 'no-controller' | 'drift' | 'no-cables'

type Deductions = {
  /** In whole percent of the base price. */
  readonly defects: readonly { readonly defect: Deducted; readonly percent: number }[]
  readonly hasSecondController: boolean
}

/** The deduction for each defect, counted once, in the order of the tables (sell.md, Price). */
export function deductionsOf(answers: Answers, tables: PriceTables): Deductions {
  return {
    defects: [...tickedDefects(answers, tables), ...controllerDefects(answers, tables)],
    hasSecondController: answers['console-controllers']?.count === 2,
  }
}

function tickedDefects(answers: Answers, { deductions }: PriceTables): Deductions['defects'] {
  return (Object.keys(deductions) as DefectStep[]).flatMap(step => {
    const ticked = new Set(answers[step])
    return Object.entries(deductions[step])
      .map(([defect, percent]) => ({ defect: defect as Defect, percent }))
      .filter(({ defect }) => ticked.has(defect))
  })
}

function controllerDefects(
  { 'console-controllers': answer }: Answers,
  { controllers }: PriceTables,
): Deductions['defects'] {
  if (!answer) return []
  const rows = [
    { defect: 'no-controller', percent: controllers.none, holds: answer.count === 0 },
    { defect: 'drift', percent: controllers.drift, holds: answer.count > 0 && answer.hasDrift },
    { defect: 'no-cables', percent: controllers.noCables, holds: !answer.hasCables },
  ] as const
  return rows.filter(({ holds }) => holds).map(({ defect, percent }) => ({ defect, percent }))
}
