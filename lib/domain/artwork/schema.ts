import { z } from 'zod'
import { readHoles, readPeople } from '@/lib/domain/artwork/written-lists'
import { listOf } from '@/lib/shared/input/list-of'
import { typedNumber } from '@/lib/shared/input/typed-number'
import { typedText } from '@/lib/shared/input/typed-text'

export const stoneMaterials = ['polished_black_granite', 'grey_granite', 'marble', 'steel', 'slate'] as const
export type StoneMaterial = (typeof stoneMaterials)[number]

export const artworkFormats = ['svg', 'dxf', 'pdf', 'png'] as const
export type ArtworkFormat = (typeof artworkFormats)[number]

/** Pixels on a side of a PNG, which is drawn in memory: 200 mm at 600 dpi takes a second and 160 MB. */
export const mostPngPixels = 5000

export const artworkMarks = ['none', 'candle', 'heart', 'cross', 'dove', 'leaf', 'rose', 'anchor', 'lily'] as const
export type ArtworkMark = (typeof artworkMarks)[number]

export const plaqueShapes = ['none', 'rectangle', 'rounded', 'circle'] as const
export type PlaqueShape = (typeof plaqueShapes)[number]

export const engravingFaces = [
  'newsreader',
  'figtree',
  'cinzel',
  'garamond',
  'baskerville',
  'playfair',
  'oswald',
  'great-vibes',
  'allura',
] as const
export type EngravingFace = (typeof engravingFaces)[number]

/**
 * Which drawings of signs and marks are used. Options stored without an edition use the first for ever, because an
 * approved drawing must not change; new options get the newest.
 */
const editions = z.union([z.literal(1), z.literal(2)])
export type Edition = z.output<typeof editions>

export const stencils = ['none', 'plain', 'mirrored'] as const
export type Stencil = (typeof stencils)[number]

export const mostLines = 6
/** Besides the first name. */
const mostPeople = 5
const mostOwnHoles = 12

const length = (what: string, least: number, most: number, missing = `${what} skal være et tal i mm.`) =>
  typedNumber(
    z
      .number({ error: missing })
      .min(least, `${what} skal være mindst ${least} mm.`)
      .max(most, `${what} må højst være ${most.toLocaleString('da-DK')} mm.`),
  )
    // Tenths: engraving machines are no finer, and equal drawings get equal options.
    .transform((mm) => Math.round(mm * 10) / 10)

const capHeight = length('Bogstavernes højde', 2.5, 300)

/** Reads a list from text (plain forms, query strings). Too long a text is passed on, and the schema refuses it. */
const fromText = <S extends z.ZodType>(read: (text: string) => unknown, schema: S) =>
  z.preprocess((value: unknown) => (typeof value === 'string' && value.length <= 2000 ? read(value) : value), schema)
const emptyAsNull = (value: unknown) => (value === '' || Number.isNaN(value) ? null : value)
const fromList = <S extends z.ZodType>(schema: S) => fromText((text) => (text === '' ? [] : text.split(',')), schema)

const threeNumbers = 'Skriv tre tal for hvert hul: fra venstre, fra oven og diameter, alle i mm.'
const holePlace = typedNumber(
  z
    .number({ error: threeNumbers })
    .min(0, 'Et hul kan ikke ligge uden for pladen.')
    .max(1200, 'Et hul kan ikke ligge uden for pladen.'),
).transform((mm) => Math.round(mm * 10) / 10)

/** The centre of a hole, from the left and top of the plaque's bounding box. */
const ownHole = z.object({
  xMm: holePlace,
  yMm: holePlace,
  diameterMm: length('Hullets diameter', 1, 20, threeNumbers),
})

/**
 * The options of a drawing; all lengths in mm. The same options and code always give the same drawing. Exports store
 * them as parsed here.
 */
export const artworkOptions = z.object({
  material: z.enum(stoneMaterials, { error: 'Vælg, hvad koden skal stå i.' }),
  /** Side of the symbol without its quiet zone. */
  symbolMm: length('Kodens størrelse', 10, 400),
  errorCorrection: z.enum(['Q', 'H'], { error: 'Vælg, hvor meget koden skal kunne tåle.' }).default('H'),
  /** Width of the quiet zone in modules; ISO/IEC 18004 requires 4. */
  quietModules: typedNumber(z.number().int().min(0).max(10)).default(4),
  /** The inscription above the code: one entry per line. */
  lines: listOf(typedText(60, undefined, { tooLong: 'En linje må højst være på 60 tegn.' }), {
    most: mostLines,
  }).default([]),
  /** Face of each line, also for the line at the same place under further names; null: that of the first line. */
  faces: fromList(
    listOf(z.preprocess(emptyAsNull, z.enum(engravingFaces, { error: 'Vælg en skrift.' }).nullable()), {
      most: mostLines,
    }),
  ).default([]),
  /** Cap height of each line; null: as large as fits. */
  capsMm: fromList(listOf(z.preprocess(emptyAsNull, capHeight.nullable()), { most: mostLines })).default([]),
  /** Further names with their lines. The first name is in `lines`: its first line, and the second if it has figures. */
  people: fromText(
    readPeople,
    listOf(
      listOf(typedText(60, undefined, { tooLong: 'En linje må højst være på 60 tegn.' }).min(1), {
        least: 1,
        most: 3,
        tooMany: 'Skriv højst tre linjer til hvert navn.',
      }),
      { most: mostPeople, tooMany: `Der er plads til ${mostPeople + 1} navne på en sten.` },
    ),
  ).default([]),
  peoplePlaced: z.enum(['beside', 'below']).default('beside'),
  edition: editions.default(1),
  /** A stencil for sandblasting: black areas are cut out of a sheet instead of engraved. */
  stencil: z.enum(stencils).default('none'),
  /** Width of the bridges that hold islands in a stencil's letters and marks; 0: none, transfer tape holds them. */
  bridgeMm: length('Broernes bredde', 0, 5)
    .refine((mm) => mm === 0 || mm >= 0.3, 'En bro skal være mindst 0,3 mm bred, ellers knækker den.')
    .default(0),
  /** Below the code: 'Scan og mindes'. */
  caption: typedText(60, undefined, { tooLong: 'Teksten må højst være på 60 tegn.' }).default(''),
  /** The code's ten characters under the symbol. */
  showsCode: z.boolean().default(true),
  mark: z.enum(artworkMarks).default('none'),
  /** 'none': no plaque, the code is engraved directly into a stone. */
  shape: z.enum(plaqueShapes).default('none'),
  widthMm: length('Pladens bredde', 15, 1200).default(60),
  heightMm: length('Pladens højde', 15, 1200).default(80),
  cornerRadiusMm: length('Hjørneradius', 0, 100).default(4),
  /** Mounting holes: 'two' left and right, 'four' in the corners, 'own' where `ownHoles` says. */
  holes: z.enum(['none', 'two', 'four', 'own']).default('none'),
  ownHoles: fromText(
    readHoles,
    listOf(ownHole, { most: mostOwnHoles, tooMany: `Der kan højst være ${mostOwnHoles} huller.` }),
  ).default([]),
  holeMm: length('Hullernes diameter', 1, 20).default(4),
  /** From the edge of the plaque to the middle of a hole. */
  holeInsetMm: length('Hullernes afstand til kanten', 2, 60).default(6),
})
export type ArtworkOptions = z.output<typeof artworkOptions>

/** For commands that receive options: always the newest edition, whatever was sent. */
export const newestEdition = {
  edition: editions
    .default(2)
    .catch(2)
    .transform((): Edition => 2),
}
/** For drawings of the stone itself, which are never stencils: a family approves them and plaques are cut from them. */
export const drawnInStone = {
  ...newestEdition,
  stencil: z
    .enum(stencils)
    .default('none')
    .catch('none')
    .transform((): Stencil => 'none'),
}
export type ArtworkOptionsInput = z.input<typeof artworkOptions>

/** The longest side of a sheet, and therefore of a drawing, mm. */
export const mostSheetMm = 3000

/** A sheet on which plaques are nested; mm. */
export const artworkSheet = z.object({
  widthMm: length('Arkets bredde', 50, mostSheetMm),
  heightMm: length('Arkets højde', 50, mostSheetMm),
  /** Between plaques and to the edge of the sheet. At 0, neighbours would share an edge that is cut twice. */
  gapMm: length('Afstanden mellem pladerne', 1, 50).default(3),
})
export type ArtworkSheet = z.output<typeof artworkSheet>
