import type { Module } from '../module.ts'
import { forgetDocuments } from './forget-documents.ts'

export const cloudModule: Module = {
  jobs: [{ name: 'forget-carts', everySeconds: 3_600, run: forgetDocuments }],
}
