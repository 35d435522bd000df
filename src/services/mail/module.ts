import type { Module } from '../module.ts'
import { sendMail } from './send-mail.ts'

export const mailModule: Module = { outbox: { 'mail-written': sendMail } }
