import type { SeedPickupPoint } from '../seed-place.ts'

/** Greece delivers by courier only (markets.md). */
export const grPickupPoints: readonly SeedPickupPoint[] = []
