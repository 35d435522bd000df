import type { GalleryText } from './ro.ts'

export const galleryHu: GalleryText = {
  turn: 'Forgatás 360°-ban',
  closer: 'Nagyítás',
  farther: 'Kicsinyítés',
  previous: 'Előző kép',
  next: 'Következő kép',
  angle: 'Milyen szögből látod a készüléket',
  degrees: n => `${n} fok`,
  turnHint: 'Húzd a készüléket vagy a csúszkát.',
}
