import type { Arrows } from '#domain/machine.ts'

export const onDeliveryStates = ['due', 'collected', 'remitted', 'refused'] as const
export type OnDeliveryState = (typeof onDeliveryStates)[number]

export const onDeliveryMoves = ['collect', 'remit', 'refuse'] as const
export type OnDeliveryMove = (typeof onDeliveryMoves)[number]

/** The carrier collects and then remits; a parcel that is not accepted is refused (orders.md, On delivery). */
export const onDeliveryArrows: Arrows<OnDeliveryState, OnDeliveryMove> = {
  due: { collect: 'collected', refuse: 'refused' },
  collected: { remit: 'remitted' },
  remitted: {},
  refused: {},
}
