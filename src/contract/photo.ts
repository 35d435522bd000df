import { z } from 'zod'

/** The id with which a form refers to the photo. */
export const storedPhotoSchema = z.object({ id: z.uuidv4() })
