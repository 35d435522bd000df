import type { DevicePicture } from '#domain/device/device-picture.ts'
import { drawDevice } from './draw.ts'

/** The image for shared pages, 1200 by 630: the device on a warm background, the shop's logo and its gold seam. */
export function drawSharedCard(device: DevicePicture): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#fbfaf6"/>`,
    `<rect x="40" y="40" width="1120" height="550" rx="36" fill="#f3ede0"/>`,
    fitted(drawDevice(device, 'pair')),
    mark,
    `<path d="M96 532 l150 -14 58 14 198 -21 75 14 180 -22 92 14 187 -18 66 6" fill="none" stroke="#b98524" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>`,
    '</svg>',
  ].join('')
}

const width = 1200
const height = 630

/** A nested drawing keeps its own coordinates; only its position and size are set. */
function fitted(svg: string) {
  return svg.replace(
    /^<svg([^>]*?) width="[\d.]+" height="[\d.]+"/,
    '<svg$1 x="300" y="80" width="600" height="430"',
  )
}

const mark =
  '<g transform="translate(84 76) scale(2.6)"><rect x="5" y="1.5" width="20" height="27" rx="5.5" fill="#0d6b58"/><g fill="none" stroke="#e2b75c" stroke-linejoin="round"><path d="M5 19 L11 16.5 L13.5 19.5 L18 11.5 L20 13.5 L25 8" stroke-width="2.1"/><path d="M13.5 19.5 L15.5 28" stroke-width="1.7"/></g></g>'
