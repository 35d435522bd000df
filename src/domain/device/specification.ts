/** The keys of a model's specification table; labels are translated, values are the same in every language. */
export const specKeys = [
  'display-size',
  'display-type',
  'resolution',
  'refresh-rate',
  'chip',
  'memory',
  'rear-camera',
  'front-camera',
  'battery',
  'weight',
  'system',
  'sim',
  'ports',
  'wireless',
] as const
export type SpecKey = (typeof specKeys)[number]
export type Specification = Partial<Readonly<Record<SpecKey, string>>>
