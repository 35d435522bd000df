/** The pictures of accessories that the shop can draw. */
export const accessoryPictures = [
  'charger',
  'cable',
  'case',
  'glass',
  'headphones',
  'earbuds',
  'power-bank',
  'stand',
  'controller',
  'strap',
  'stylus',
  'keyboard',
  'battery',
  'gift-wrap',
] as const
export type AccessoryPicture = (typeof accessoryPictures)[number]
