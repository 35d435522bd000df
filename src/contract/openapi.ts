import { z } from 'zod'

const anyObject = z.record(z.string(), z.unknown())

/** The outline of an OpenAPI document; its contents are described by OpenAPI itself. */
export const openApiSchema = z.object({
  openapi: z.string(),
  info: anyObject,
  paths: anyObject,
  components: anyObject,
})
