import { sendWarrantyEmail } from '../mail/send-warranty-email.ts'
import type { Module } from '../module.ts'

export const warrantyModule: Module = { outbox: { 'warranty-news': sendWarrantyEmail } }
