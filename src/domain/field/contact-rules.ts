import type { Market } from '#domain/market/market.ts'
import { isEmail } from './patterns/email.ts'
import { isName } from './patterns/name.ts'
import { isPhone } from './patterns/phone.ts'
import type { FieldRules } from './validate.ts'

export const emailRules: FieldRules = {
  required: true,
  pattern: { of: 'email', matches: isEmail },
}

export const nameRules = (market: Market): FieldRules => ({
  required: true,
  pattern: { of: 'name', matches: value => isName(market, value) },
})

export const phoneRules = (market: Market): FieldRules => ({
  required: true,
  pattern: { of: 'phone', matches: value => isPhone(market, value) },
})
