import type { ParcelSmsText } from './ro.ts'

export const parcelSmsHu: ParcelSmsText = {
  shipped: number => `Kintsu: úton van hozzád a rendelésed (${number}).`,
  ready: number => `Kintsu: átveheted a rendelésed (${number}) az átvételi ponton.`,
  delivered: number => `Kintsu: megérkezett a rendelésed (${number}). Használd örömmel!`,
}
