import { z } from 'zod'
import { markets } from '#domain/market/market.ts'

export const marketSchema = z.enum(markets)
