import type { Module } from '../module.ts'
import { countFigures } from './count-figures.ts'

export const figuresModule: Module = {
  jobs: [{ name: 'count-figures', everySeconds: 21_600, run: countFigures }],
}
