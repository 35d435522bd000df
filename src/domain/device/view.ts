export const views = ['front', 'back', 'pair', 'detail', 'open'] as const
export type View = (typeof views)[number]
