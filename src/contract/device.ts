import { colorFamilies, deviceTypes, grades } from '#domain/device/device.ts'
import { z } from 'zod'

export const deviceTypeSchema = z.enum(deviceTypes)
export const gradeSchema = z.enum(grades)

export const colorSchema = z.object({
  name: z.string(),
  hex: z.string().regex(/^#[0-9a-f]{6}$/),
  family: z.enum(colorFamilies),
})

export const configurationSchema = z.object({
  storage: z.string().optional(),
  color: colorSchema.optional(),
  ram: z.string().optional(),
  cpu: z.string().optional(),
  size: z.string().optional(),
  connectivity: z.string().optional(),
  material: z.string().optional(),
})

export const modelSchema = z.object({
  id: z.string(),
  legacyId: z.int(),
  brand: z.string(),
  name: z.string(),
  type: deviceTypeSchema,
  year: z.int(),
})

export const productSchema = z.object({
  id: z.string(),
  model: modelSchema,
  configuration: configurationSchema,
})
