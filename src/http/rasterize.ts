/**
 * An SVG as PNG, `width` pixels wide. Runs off the main thread; the library is loaded with the first picture, so that
 * the shop starts without it.
 */
export async function rasterize(svg: string, width: number): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js')
  const fitTo = { mode: 'width', value: width } as const
  return (await renderAsync(svg, { fitTo, font: { loadSystemFonts: false } })).asPng()
}
