import type { ParcelSmsText } from './ro.ts'

export const parcelSmsHu: ParcelSmsText = {
  shipped: number => `Kintsu: a(z) ${number} rendelés úton van hozzád.`,
  ready: number => `Kintsu: a(z) ${number} rendelés átvehető.`,
  delivered: number => `Kintsu: a(z) ${number} rendelés megérkezett. Örömteli használatot!`,
}
