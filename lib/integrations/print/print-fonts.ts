import 'server-only'
import path from 'node:path'

const faces = {
  serif: 'newsreader/400Regular/Newsreader_400Regular.ttf',
  'serif-medium': 'newsreader/500Medium/Newsreader_500Medium.ttf',
  'serif-italic': 'newsreader/400Regular_Italic/Newsreader_400Regular_Italic.ttf',
  sans: 'figtree/400Regular/Figtree_400Regular.ttf',
  'sans-semibold': 'figtree/600SemiBold/Figtree_600SemiBold.ttf',
} as const

/** For engraving only, not print; all under the SIL Open Font License. */
const cutFaces = {
  cinzel: 'cinzel/600SemiBold/Cinzel_600SemiBold.ttf',
  garamond: 'eb-garamond/600SemiBold/EBGaramond_600SemiBold.ttf',
  baskerville: 'libre-baskerville/400Regular/LibreBaskerville_400Regular.ttf',
  playfair: 'playfair-display/600SemiBold/PlayfairDisplay_600SemiBold.ttf',
  oswald: 'oswald/500Medium/Oswald_500Medium.ttf',
  'great-vibes': 'great-vibes/400Regular/GreatVibes_400Regular.ttf',
  allura: 'allura/400Regular/Allura_400Regular.ttf',
} as const

/** The print fonts: the same two families as on screen, with all Latin letters. */
export type PrintFace = keyof typeof faces
export const printFaces = Object.keys(faces) as PrintFace[]

/** Every font for text, printed or engraved. */
export type Face = PrintFace | keyof typeof cutFaces

/** The path of a font's TrueType file. Read when something is printed, not imported. */
export function printFontPath(face: Face): string {
  const files: Record<Face, string> = { ...faces, ...cutFaces }
  return path.join(/* turbopackIgnore: true */ process.cwd(), 'node_modules/@expo-google-fonts', files[face])
}
