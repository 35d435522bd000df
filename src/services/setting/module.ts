import type { Module } from '../module.ts'
import { followSettings } from './follow-settings.ts'

export const settingModule: Module = {
  loops: [{ name: 'follow-settings', pauseMs: 400, isForRequests: true, run: followSettings }],
}
