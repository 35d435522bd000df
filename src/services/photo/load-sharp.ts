/**
 * The picture library, loaded with the first picture, so that the shop starts without it. Every picture is read once:
 * results of libvips are not worth caching (50 MB otherwise), and one thread for each picture is enough beside the
 * requests.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
