import { acceptedPictures, emptySentence } from '@/lib/domain/media/copy'
import type { UploadPlace } from '@/lib/domain/media/schema'
import { type FileKind, fileLimitBytes, type GalleryFileKind, mediaLimits } from '@/lib/domain/pictures/media-limits'

/** `accept` of a file field. Includes extensions: many phones have no media type for HEIC and M4A. */
export const acceptedFiles = `${acceptedPictures},video/mp4,video/quicktime,video/webm,.m4v,audio/*,.m4a,.opus`

/** The same for a page whose plan has no films. */
export const acceptedWithoutFilms = acceptedFiles
  .split(',')
  .filter((type) => !type.startsWith('video/') && type !== '.m4v')
  .join(',')

export const fileHint = `Billeder højst ${mediaLimits.picture.megabytes} MB, film højst ${mediaLimits.video.megabytes} MB og ${mediaLimits.video.minutes} minutter, lyd højst ${mediaLimits.recording.megabytes} MB. Du kan vælge mange på én gang.`

const endings: Record<GalleryFileKind, RegExp> = {
  picture: /\.(jpe?g|png|webp|gif|avif|heic|heif|tiff?)$/i,
  video: /\.(mp4|m4v|mov|webm)$/i,
  recording: /\.(m4a|mp3|ogg|oga|opus|wav|aac|weba)$/i,
}

const pictureTypes = /^image\/(jpeg|jpg|pjpeg|png|webp|gif|avif|heic|heif|tiff|x-tiff)$/
const filmTypes = /^video\/(mp4|quicktime|webm|x-m4v)$/
const voiceTypes = /^audio\//

/** Other names that systems have for what the ending says. */
const vagueTypes = /^(image|video)\/|^application\/(octet-stream|mp4|ogg)$/

const fileKindTexts = { picture: 'Billedet', video: 'Filmen', recording: 'Optagelsen', music: 'Musikken' }
const remedies = {
  picture: 'Gem det i en mindre størrelse, og prøv igen.',
  video: 'Klip den ned, eller gem den i en lavere opløsning, og prøv igen.',
  recording: 'Gør den kortere, og prøv igen.',
  music: 'Del stykket i flere, og prøv igen.',
}

/**
 * The kind of a file by the type the browser reports, or by its extension if there is none; null if not accepted. The
 * server checks the bytes.
 */
export function kindOfFile({ name, type }: { name: string; type: string }): GalleryFileKind | null {
  const said = type.split(';')[0]?.trim().toLowerCase() ?? ''
  if (pictureTypes.test(said)) return 'picture'
  if (filmTypes.test(said)) return 'video'
  if (voiceTypes.test(said)) return 'recording'
  if (said !== '' && !vagueTypes.test(said)) return null
  const kinds: GalleryFileKind[] = ['picture', 'video', 'recording']
  return kinds.find((kind) => endings[kind].test(name)) ?? null
}

export const wrongKindSentence =
  'Den slags filer kan vi ikke tage imod. Vælg et billede, en film (MP4, MOV eller WebM) eller en lydfil.'

/** Why a file cannot be uploaded, as a Danish sentence; null when it can. */
export function findFileProblem(file: { name: string; type: string; size: number }): string | null {
  if (isInCloud(file)) return emptySentence
  const kind = kindOfFile(file)
  return kind === null ? wrongKindSentence : findSizeProblem(file, kind)
}

/** Empty, or what iCloud leaves in place of a file. */
function isInCloud({ name, size }: { name: string; size: number }): boolean {
  return size === 0 || name.toLowerCase().endsWith('.icloud')
}

function findSizeProblem({ size }: { size: number }, kind: FileKind): string | null {
  if (size <= fileLimitBytes(kind)) return null
  const megabytes = (size / 1024 / 1024).toLocaleString('da-DK', { maximumFractionDigits: 1 })
  return `${fileKindTexts[kind]} fylder ${megabytes} MB og må højst fylde ${mediaLimits[kind].megabytes} MB. ${remedies[kind]}`
}

type Judged = { kind: FileKind | null; problem: string | null }

/** The kind of a file for a place, and why it cannot be uploaded there. Only the server can tell what it really is. */
export function judgeFile(file: { name: string; type: string; size: number }, place: UploadPlace): Judged {
  if (place === 'gallery') return { kind: kindOfFile(file), problem: findFileProblem(file) }
  const kind = place === 'music' ? 'music' : 'picture'
  return { kind, problem: isInCloud(file) ? emptySentence : findSizeProblem(file, kind) }
}
