import type { Module } from '../module.ts'
import { publishDue } from './edit-content.ts'

export const contentModule: Module = {
  jobs: [{ name: 'publish-content', everySeconds: 30, run: publishDue }],
}
