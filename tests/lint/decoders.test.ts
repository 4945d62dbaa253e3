import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

/** Modules that may open uploaded files; all of them run in a process of their own. */
const insideAlone =
  /^lib\/(integrations\/((pictures|films|sound|share-picture|gedcom)\/)|domain\/(pictures\/(decoding\/(picture|film)-(tasks|worker)|render-recipe)|tree-files\/import\/tree-file-(tasks|worker)|ceremonies\/programme\/programme-(tasks|worker))\.ts$)/

/** Exports that describe a picture without opening it. */
const harmless: Record<string, readonly string[]> = {
  '@/lib/integrations/pictures/make-variants': ['variantWidths', 'VARIANT_WIDTHS'],
  '@/lib/integrations/pictures/read-picture': [
    'assertPictureFile',
    'checksumOf',
    'PICTURE_MAX_BYTES',
    'PICTURE_MAX_PIXELS',
  ],
  '@/lib/integrations/pictures/picture-format': ['detectPictureFormat'],
  '@/lib/integrations/pictures/picture-error': ['PictureError'],
  '@/lib/integrations/gedcom/read-gedzip': ['isZip'],
  '@/lib/integrations/films/film-error': ['FilmError'],
  '@/lib/integrations/sound/sound-error': ['SoundError'],
  '@/lib/integrations/share-picture/plain-element': ['plainElements'],
  '@/lib/integrations/share-picture/drawable-text': ['drawableText'],
}
/** These write only, or read back only what was written here: sound, drawings, and records as they are kept. */
const ownWriting = [
  'lib/integrations/sound/encode-sound.ts',
  ...['lib/domain/artwork/files/png.ts', 'lib/domain/artwork/files/read-artwork.ts'],
  ...['lib/domain/tree-files/records/record-text.ts', 'lib/domain/family-tree/joined-record.ts'],
]

const decoders =
  /^(sharp|mediabunny|libheif-js.*|mpg123-decoder|ogg-opus-decoder|@wasm-audio-decoders\/.*|@\/lib\/(integrations\/(pictures|films|share-picture|sound\/(even|decode|read)-music|gedcom\/(read-gedcom-file|read-gedzip|reading))|domain\/(pictures\/(decoding\/(picture|film)-(tasks|worker)|render-recipe)|tree-files\/import\/tree-file-(tasks|worker)|ceremonies\/programme\/programme-(tasks|worker))).*)$/
const imports = /import\s+(type\s+)?([^'"]*?)\s*from\s+'([^']+)'/g

/** The values a file imports from decoders, as 'name from module'. */
function opened(file: string, text: string): string[] {
  if (insideAlone.test(file) || ownWriting.includes(file)) return []
  return [...text.matchAll(imports)].flatMap(([, type, names = '', module = '']) => {
    if (type || !decoders.test(module)) return []
    const taken = names
      .replace(/[{}]/g, '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type ') && !harmless[module]?.includes(name))
    return taken.map((name) => `${file}: ${name} from ${module}`)
  })
}

it('uploaded files are opened in separate processes only', () => {
  const files = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|sample-/.test(file))
  expect(sources.flatMap((file) => opened(file, readFileSync(path.join(root, file), 'utf8')))).toEqual([])
  expect(opened('lib/domain/media/example.ts', "import sharp from 'sharp'\n")).toHaveLength(1)
  const family = "import { readGedcomFile } from '@/lib/integrations/gedcom/read-gedcom-file'\n"
  expect(opened('lib/domain/tree-files/commands/example.ts', family)).toHaveLength(1)
  const door = "import { makeVariants, type PictureVariant } from '@/lib/integrations/pictures/make-variants'\n"
  expect(opened('lib/domain/media/example.ts', door)).toEqual([
    'lib/domain/media/example.ts: makeVariants from @/lib/integrations/pictures/make-variants',
  ])
})
