import type { SmsText } from './ro.ts'

export const smsBg: SmsText = {
  code: code => `Твоят код за Kintsu е ${code}. Не го казвай на никого.`,
}
