import 'server-only'
import type { Recipe } from '@/lib/domain/pictures/recipe'
import { renderRecipe } from '@/lib/domain/pictures/render-recipe'
import { asDecodable } from '@/lib/integrations/pictures/as-decodable'
import { cleanOriginal } from '@/lib/integrations/pictures/clean-original'
import { type GreySize, greySizes } from '@/lib/integrations/pictures/grey-sizes'
import { largeAndSmall, type TwoSizes } from '@/lib/integrations/pictures/large-and-small'
import { makeVariants } from '@/lib/integrations/pictures/make-variants'
import { readColour } from '@/lib/integrations/pictures/read-colour'
import { readLetters } from '@/lib/integrations/pictures/read-letters'
import { openPicture, readPicture } from '@/lib/integrations/pictures/read-picture'
import { readSize } from '@/lib/integrations/pictures/read-size'
import type { PlainElement } from '@/lib/integrations/share-picture/plain-element'
import { embeddedPicture, renderSharePicture } from '@/lib/integrations/share-picture/render-share-picture'

/**
 * All decoding and encoding of pictures, in the process that picture-worker.ts runs: nothing here may be called from
 * anywhere else (tests/lint holds it). Settings and database are not to be had here.
 */
export const tasks = {
  /** A file as the gallery keeps it: the original without its secrets and the sizes for the page. */
  prepare: async ({ file, mostPixels }: { file: Buffer; mostPixels: number }) => {
    const body = await asDecodable(file, mostPixels)
    await readPicture(body, mostPixels)
    return { made: await makeVariants(body), original: await cleanOriginal(body) }
  },
  variants: ({ file }: { file: Buffer }) => makeVariants(file),
  /** The finer widths of a cover or a portrait, as it came or edited. */
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
  /** For mail programs, of which some know JPEG alone; what is see-through becomes white. */
  mail: ({ file }: { file: Buffer }) =>
    openPicture(file).flatten({ background: '#ffffff' }).jpeg({ quality: 72, mozjpeg: true }).toBuffer(),
  portrait: ({ file, frame }: { file: Buffer; frame: { width: number; height: number } }) =>
    embeddedPicture(file, frame),
  share: ({ drawing }: { drawing: PlainElement }) => renderSharePicture(drawing),
}
