import type { Module } from '../module.ts'
import { forgetPhotos } from './forget-photos.ts'

export const photoModule: Module = {
  jobs: [{ name: 'forget-photos', everySeconds: 3_600, run: forgetPhotos }],
}
