import type { Module } from '../module.ts'
import { countDayFigures, countFigures } from './count-figures.ts'

export const figuresModule: Module = {
  jobs: [
    { name: 'count-figures', everySeconds: 21_600, run: countFigures },
    { name: 'count-day-figures', everySeconds: 3_600, run: countDayFigures },
  ],
}
