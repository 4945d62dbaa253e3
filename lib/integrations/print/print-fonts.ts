import 'server-only'
import path from 'node:path'

const faces = {
  serif: 'newsreader/400Regular/Newsreader_400Regular.ttf',
  'serif-medium': 'newsreader/500Medium/Newsreader_500Medium.ttf',
  'serif-italic': 'newsreader/400Regular_Italic/Newsreader_400Regular_Italic.ttf',
  sans: 'figtree/400Regular/Figtree_400Regular.ttf',
  'sans-semibold': 'figtree/600SemiBold/Figtree_600SemiBold.ttf',
} as const

/** The faces in which we print and engrave: the same two families as on the screen, with all Latin letters. */
export type PrintFace = keyof typeof faces
export const printFaces = Object.keys(faces) as PrintFace[]

/** Where a face lies, a TrueType file. By path and not by import: they are read when something is printed. */
export function printFontPath(face: PrintFace): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), 'node_modules/@expo-google-fonts', faces[face])
}
