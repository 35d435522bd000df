import type { ParcelSmsText } from './ro.ts'

export const parcelSmsEl: ParcelSmsText = {
  shipped: number => `Kintsu: η παραγγελία ${number} είναι καθ’ οδόν.`,
  ready: number => `Kintsu: η παραγγελία ${number} σε περιμένει για παραλαβή.`,
  delivered: number => `Kintsu: η παραγγελία ${number} παραδόθηκε. Να τη χαρείς!`,
}
