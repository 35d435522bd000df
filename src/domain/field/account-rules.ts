import { ibanError } from './patterns/iban.ts'
import type { FieldRules } from './validate.ts'

/** The IBAN checksum is checked while typing (Complaints of this trade, wrong IBAN). */
export const ibanRules: FieldRules = {
  required: true,
  condition: value => ibanError(value) === undefined,
}

export const holderRules: FieldRules = { required: true, maxLength: 70 }
