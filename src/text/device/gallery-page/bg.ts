import type { GalleryText } from './ro.ts'

export const galleryBg: GalleryText = {
  turn: 'Завърти на 360°',
  closer: 'Увеличи',
  farther: 'Намали',
  previous: 'Предишно изображение',
  next: 'Следващо изображение',
  angle: 'Ъгъл, от който гледаш устройството',
  degrees: n => `${n} градуса`,
  turnHint: 'Плъзни устройството или плъзгача.',
}
