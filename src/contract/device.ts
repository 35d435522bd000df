import { z } from 'zod'
import {
  type Configuration,
  colorFamilies,
  deviceTypes,
  grades,
  type Product,
} from '#domain/device/device.ts'
import { type ProductField, productFields } from '#domain/device/product-fields.ts'
import { mirrors } from './mirrors.ts'

export const gradeSchema = z.enum(grades)

const colorSchema = z.object({
  name: z.string(),
  hex: z.string().regex(/^#[0-9a-fA-F]{6}$/),
  family: z.enum(colorFamilies),
})

type FieldSchemas = {
  readonly [Field in ProductField]: z.ZodExactOptional<
    Field extends 'color' ? typeof colorSchema : z.ZodString
  >
}

const fieldSchemas = Object.fromEntries(
  productFields.map(field => [
    field,
    (field === 'color' ? colorSchema : z.string()).exactOptional(),
  ]),
) as FieldSchemas

const configurationSchema = mirrors<Configuration>()(z.object(fieldSchemas))

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
