import { markets } from '#domain/market/market.ts'
import { z } from 'zod'

export const marketSchema = z.enum(markets)
