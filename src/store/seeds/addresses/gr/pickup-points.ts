import type { SeedPickupPoint } from '../seed-place.ts'

/** markets.md: Greece delivers by courier only. */
export const grPickupPoints: readonly SeedPickupPoint[] = []
