import { loadSharp } from '#services/photo/load-sharp.ts'

/** An SVG as PNG, `width` pixels wide. Runs off the main thread. */
export async function rasterize(svg: string, width: number): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(Buffer.from(svg)).resize({ width }).png().toBuffer()
}
