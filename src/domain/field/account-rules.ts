import { ibanError } from './patterns/iban.ts'
import type { FieldRules } from './validate.ts'

/** Complaints of this trade, wrong IBAN: its checksum is asked while it is typed. */
export const ibanRules: FieldRules = {
  required: true,
  condition: value => ibanError(value) === undefined,
}

export const holderRules: FieldRules = { required: true, maxLength: 70 }
