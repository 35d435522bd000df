import { loadSharp } from '#services/photo/load-sharp.ts'

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">
  <rect width="800" height="600" fill="#d9d4ca"/>
  <rect x="250" y="40" width="300" height="520" rx="48" fill="#2b2f36"/>
  <rect x="266" y="56" width="268" height="488" rx="36" fill="#3a4049"/>
  <path d="M262 470 q14 34 44 60 l-34 -4 q-22 -22 -22 -52 z" fill="#8f949c"/>
  <path d="M300 500 l46 26 M290 486 l70 44" stroke="#b9bdc4" stroke-width="3"/>
  <circle cx="300" cy="500" r="78" fill="none" stroke="#c8102e" stroke-width="8"/>
</svg>`

/** A drawn corner with a dent, marked: the photo of a worn case in the demo. */
export async function pictureOfWear(): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(Buffer.from(drawing)).png().toBuffer()
}
