import { z } from 'zod'
import { plainText } from './query.ts'

const stack = z.string().max(6_000)

/** An error reported by a browser; it has no field for the page's address or the visitor. */
export const browserErrorSchema = z.strictObject({
  name: plainText(60),
  words: z.string().max(500),
  stack,
})
