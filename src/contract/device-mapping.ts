import { z } from 'zod'
import { type DeviceMapping, mappedFields } from '#domain/device/canonical/mapping.ts'
import { mirrors } from './mirrors.ts'

const text = z.string().max(300)

const mappedSchema = z.strictObject({
  field: z.enum(mappedFields),
  of: text,
  raw: text.min(1),
  canonical: text.min(1),
  accepted: z.boolean(),
})

/** The mapping file of an import, as staff edit it (docs/imports.md). */
export const deviceMappingSchema = mirrors<DeviceMapping>()(
  z.strictObject({
    columns: z.record(text, text),
    values: z.array(mappedSchema).max(100_000),
  }),
)
