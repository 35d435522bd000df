import { z } from 'zod'
import {
  type Configuration,
  colorFamilies,
  deviceTypes,
  grades,
  type Product,
} from '#domain/device/device.ts'
import { mirrors } from './mirrors.ts'

export const gradeSchema = z.enum(grades)

const colorSchema = z.object({
  name: z.string(),
  hex: z.string().regex(/^#[0-9a-fA-F]{6}$/),
  family: z.enum(colorFamilies),
})

function text() {
  return z.string().exactOptional()
}

const configurationSchema = mirrors<Configuration>()(
  z.object({
    storage: text(),
    color: colorSchema.exactOptional(),
    ram: text(),
    cpu: text(),
    size: text(),
    connectivity: text(),
    material: text(),
  }),
)

const modelSchema = z.object({
  id: z.string(),
  legacyId: z.int(),
  brand: z.string(),
  name: z.string(),
  type: z.enum(deviceTypes),
  year: z.int(),
})

export const productSchema = mirrors<Product>()(
  z.object({ id: z.string(), model: modelSchema, configuration: configurationSchema }),
)
