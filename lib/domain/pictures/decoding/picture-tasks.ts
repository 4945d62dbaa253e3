import 'server-only'
import type { Recipe } from '@/lib/domain/pictures/recipe'
import { renderRecipe } from '@/lib/domain/pictures/render-recipe'
import { asDecodable } from '@/lib/integrations/pictures/as-decodable'
import { cleanOriginal } from '@/lib/integrations/pictures/clean-original'
import { type GreySize, greySizes } from '@/lib/integrations/pictures/grey-sizes'
import { largeAndSmall, type TwoSizes } from '@/lib/integrations/pictures/large-and-small'
import { makeVariants, readColour } from '@/lib/integrations/pictures/make-variants'
import { pixelsOf, pixelsOfSvg, pngOfPixels, type RawPixels } from '@/lib/integrations/pictures/raw-pixels'
import { readCut } from '@/lib/integrations/pictures/read-cut'
import { readLetters } from '@/lib/integrations/pictures/read-letters'
import { openPicture, readPicture, readSize } from '@/lib/integrations/pictures/read-picture'
import type { PlainElement } from '@/lib/integrations/share-picture/plain-element'
import { embeddedPicture, renderSharePicture } from '@/lib/integrations/share-picture/render-share-picture'

/**
 * All decoding and encoding of pictures, in the process of picture-worker.ts; must not be called from elsewhere
 * (checked by tests/lint). No settings and no database here.
 */
export const tasks = {
  /**
   * The original without metadata, and the widths for the page; with `takesCut` also of a picture that is not whole.
   */
  prepare: async ({ file, mostPixels, takesCut = false }: PrepareTask) => {
    try {
      return await prepare(await asDecodable(file, mostPixels), mostPixels)
    } catch (error) {
      if (!takesCut) throw error
      return prepare(await readCut(file, error), mostPixels)
    }
  },
  variants: ({ file }: { file: Buffer }) => makeVariants(file),
  /** The finer widths of a cover or portrait, original or edited. */
  steps: ({ original, recipe }: { original: Buffer; recipe: Recipe | null }) =>
    recipe ? renderRecipe(original, recipe, 'steps') : makeVariants(original, 'steps'),
  recipe: ({ file, recipe }: { file: Buffer; recipe: Recipe }) => renderRecipe(file, recipe),
  colour: ({ file }: { file: Buffer }) => readColour(file),
  size: ({ source }: { source: string | Buffer }) => readSize(source),
  decodable: ({ file }: { file: Buffer }) => asDecodable(file),
  grey: async ({ file, sides }: { file: Buffer; sides: readonly number[] }) =>
    greySizes(await asDecodable(file), sides),
  letters: ({ strips }: { strips: readonly GreySize[] }) => readLetters(strips),
  largeAndSmall: ({ file, sizes }: { file: Buffer; sizes: TwoSizes }) => largeAndSmall(file, sizes),
  jpeg: ({ file, quality }: { file: Buffer; quality: number }) => openPicture(file).jpeg({ quality }).toBuffer(),
  /** A JPEG for mail programs that know nothing else; transparency becomes white. */
  mail: ({ file }: { file: Buffer }) =>
    openPicture(file).flatten({ background: '#ffffff' }).jpeg({ quality: 72, mozjpeg: true }).toBuffer(),
  /** A picture, or an SVG of ours, as pixels to draw a film from. */
  pixels: ({ file, side }: { file: Buffer; side: number }) => pixelsOf(file, side),
  svgPixels: ({ svg }: { svg: string }) => pixelsOfSvg(svg),
  /** The widths for the page of an opaque picture that we drew. */
  drawnVariants: async ({ pixels }: { pixels: RawPixels }) => makeVariants(await pngOfPixels(pixels)),
  portrait: ({ file, frame }: { file: Buffer; frame: { width: number; height: number } }) =>
    embeddedPicture(file, frame),
  share: ({ drawing }: { drawing: PlainElement }) => renderSharePicture(drawing),
}

type PrepareTask = { file: Buffer; mostPixels: number; takesCut?: boolean }

async function prepare(file: Buffer, mostPixels: number) {
  await readPicture(file, mostPixels)
  return { made: await makeVariants(file), original: await cleanOriginal(file) }
}
