import type { Market } from '#domain/market/market.ts'
import { isEmail } from './patterns/email.ts'
import { isName } from './patterns/name.ts'
import { isPhone } from './patterns/phone.ts'
import type { FieldRules } from './validate.ts'

export const emailRules: FieldRules = {
  required: 'email',
  pattern: { of: 'email', matches: isEmail },
}

export function nameRules(market: Market): FieldRules {
  return {
    required: 'name',
    pattern: { of: 'name', matches: value => isName(market, value) },
  }
}

export function phoneRules(market: Market): FieldRules {
  return {
    required: 'phone',
    pattern: { of: 'phone', matches: value => isPhone(market, value) },
  }
}
