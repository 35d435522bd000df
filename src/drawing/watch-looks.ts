export type BandKind = 'sport' | 'link' | 'trail' | 'leather'

export type WatchLook = {
  readonly shape: 'rectangle' | 'round' | 'dome'
  /** Half the width and height of the case; a round case uses only `w`. */
  readonly w: number
  readonly h: number
  readonly r: number
  readonly bezel: number
  readonly keys: 'crown' | 'crown-orange' | 'two' | 'crown-and-two' | 'five' | 'one' | 'none'
  readonly ring: 'plain' | 'turning' | 'screwed'
  readonly face: 'rings' | 'hands' | 'digits' | 'trail'
  readonly bandWidth: number
}

function rectangle(own: Partial<WatchLook> = {}): WatchLook {
  return {
    shape: 'rectangle',
    w: 41,
    h: 49,
    r: 24,
    bezel: 5,
    keys: 'crown',
    ring: 'plain',
    face: 'rings',
    bandWidth: 27,
    ...own,
  }
}

function round(own: Partial<WatchLook> = {}): WatchLook {
  return {
    ...rectangle(),
    shape: 'round',
    w: 46,
    h: 46,
    r: 46,
    bezel: 6,
    keys: 'two',
    face: 'hands',
    bandWidth: 22,
    ...own,
  }
}

export const watchLooks = {
  'apple-watch': rectangle(),
  'apple-watch-thick': rectangle({ w: 39, h: 47, r: 21, bezel: 7.6 }),
  'apple-watch-old': rectangle({ w: 38, h: 46, r: 17, bezel: 9.6 }),
  'apple-watch-ultra': rectangle({
    w: 44,
    h: 53,
    r: 21,
    bezel: 5.6,
    keys: 'crown-orange',
    face: 'trail',
    bandWidth: 29,
  }),
  'galaxy-watch': round(),
  'galaxy-watch-classic': round({ ring: 'turning', bezel: 8, w: 48 }),
  'galaxy-watch-ultra': round({
    ring: 'screwed',
    keys: 'crown-orange',
    shape: 'round',
    w: 49,
    bezel: 8,
    face: 'trail',
    bandWidth: 27,
  }),
  'galaxy-fit': rectangle({ w: 22, h: 50, r: 12, keys: 'none', face: 'digits', bandWidth: 20 }),
  'huawei-watch': round({ keys: 'crown', w: 47 }),
  'huawei-fit': rectangle({ w: 34, h: 50, r: 14, keys: 'one', face: 'digits', bandWidth: 27 }),
  'garmin-watch': round({
    ring: 'screwed',
    keys: 'five',
    w: 49,
    bezel: 10,
    face: 'digits',
    bandWidth: 25,
  }),
  'pixel-watch': round({ shape: 'dome', keys: 'crown', w: 44, bezel: 7, bandWidth: 20 }),
  'xiaomi-watch': round({ keys: 'crown-and-two', w: 47, face: 'digits' }),
  'amazfit-square': rectangle({ w: 39, h: 46, r: 15, keys: 'crown', face: 'digits', bezel: 4.4 }),
  'fitbit-watch': rectangle({
    w: 38,
    h: 40,
    r: 16,
    keys: 'none',
    face: 'digits',
    bezel: 6,
    bandWidth: 25,
  }),
  'watch-plain': round({ keys: 'one', face: 'digits', w: 45 }),
} satisfies Record<string, WatchLook>
export type WatchFamily = keyof typeof watchLooks
