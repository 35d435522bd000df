import { plural } from '#text/plural.ts'

export const galleryRo = {
  turn: 'Rotește 360°',
  closer: 'Mărește',
  farther: 'Micșorează',
  previous: 'Imaginea anterioară',
  next: 'Imaginea următoare',
  angle: 'Unghiul din care vezi dispozitivul',
  degrees: (n: number) =>
    plural('ro-RO', n, { one: '{n} grad', few: '{n} grade', other: '{n} de grade' }),
  turnHint: 'Trage de dispozitiv sau de cursor.',
}

export type GalleryText = typeof galleryRo
