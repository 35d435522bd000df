import { z } from 'zod'

/** What a form names the picture by. */
export const storedPhotoSchema = z.object({ id: z.uuidv4() })
