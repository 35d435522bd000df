export const galleryRo = {
  turn: 'Rotește 360°',
  closer: 'Mărește',
  farther: 'Micșorează',
  previous: 'Imaginea anterioară',
  next: 'Imaginea următoare',
  angle: 'Unghiul din care vezi dispozitivul',
  degrees: (n: number) => `${n} de grade`,
  turnHint: 'Trage de dispozitiv sau de cursor.',
}

export type GalleryText = typeof galleryRo
