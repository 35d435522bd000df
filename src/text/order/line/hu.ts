import type { LineTitles } from './ro.ts'

export const lineTitlesHu: LineTitles = {
  battery: 'Új akkumulátor',
  giftWrap: 'Díszcsomagolás',
  warranty: 'Kiterjesztett garancia',
  screen: 'Biztosítás, Kijelző',
  accident: 'Biztosítás, Véletlen kár és lopás',
  delivery: 'Szállítás',
  discount: 'Kedvezmény',
  voucher: 'Utalvánnyal fizetve',
}
