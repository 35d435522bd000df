import type { Module } from '../module.ts'
import { createWayBackLabel } from './create-way-back-label.ts'

export const wayBackModule: Module = { outbox: { 'way-back-due': createWayBackLabel } }
