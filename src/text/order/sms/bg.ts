import type { ParcelSmsText } from './ro.ts'

export const parcelSmsBg: ParcelSmsText = {
  shipped: number => `Kintsu: поръчка ${number} пътува към теб.`,
  ready: number => `Kintsu: поръчка ${number} те чака за получаване.`,
  delivered: number => `Kintsu: поръчка ${number} е доставена. Приятно ползване!`,
}
