import type { Grey } from './grey.mjs'

type Image = { data: Uint8ClampedArray; width: number; height: number; colorSpace: 'srgb' }

/** Both decoders take four bytes for each pixel. */
export function asImage(picture: Grey): Image
/** What zxing reads in the picture, or null; `inverted` looks for light codes on dark ground as well. */
export function readWithZxing(image: Image, how: { inverted: boolean }): Promise<string | null>
/** What jsqr reads in the picture, or null; `inverted` turns the picture first. */
export function readWithJsqr(image: Image, how: { inverted: boolean }): string | null
