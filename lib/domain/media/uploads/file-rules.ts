import { tooLargeSentence } from '@/lib/domain/media/copy'
import type { UploadPlace } from '@/lib/domain/media/schema'
import { type FileKind, fileLimitBytes, type GalleryFileKind, mediaLimits } from '@/lib/domain/pictures/media-limits'

/** `accept` of a file field. Includes extensions: many phones have no media type for HEIC and M4A. */
export const acceptedFiles =
  'image/jpeg,image/png,image/webp,image/gif,image/avif,image/heic,image/heif,image/tiff,.heic,.heif,.tif,.tiff,video/mp4,video/quicktime,video/webm,.m4v,audio/*,.m4a,.opus'

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

const kindWords: Record<GalleryFileKind, string> = { picture: 'Billedet', video: 'Filmen', recording: 'Optagelsen' }

/**
 * The kind of a file by the type the browser reports, or by its extension if there is none; null if not accepted. The
 * server checks the bytes.
 */
export function kindOfFile({ name, type }: { name: string; type: string }): GalleryFileKind | null {
  const said = type.split(';')[0]?.trim().toLowerCase() ?? ''
  if (pictureTypes.test(said)) return 'picture'
  if (filmTypes.test(said)) return 'video'
  if (voiceTypes.test(said)) return 'recording'
  if (said !== '' && said !== 'application/octet-stream') return null
  const kinds: GalleryFileKind[] = ['picture', 'video', 'recording']
  return kinds.find((kind) => endings[kind].test(name)) ?? null
}

export const wrongKindSentence =
  'Den slags filer kan vi ikke tage imod. Vælg et billede, en film (MP4, MOV eller WebM) eller en lydfil.'
const emptySentence = 'Filen er tom. Måske er den ikke hentet ned fra skyen endnu.'

/** Why a file cannot be uploaded, as a Danish sentence; null when it can. */
export function findFileProblem(file: { name: string; type: string; size: number }): string | null {
  const kind = kindOfFile(file)
  if (kind === null) {
    return wrongKindSentence
  }
  if (file.size === 0) return emptySentence
  if (file.size > fileLimitBytes(kind)) {
    return `${kindWords[kind]} fylder ${inMegabytes(file.size)} MB og må højst fylde ${mediaLimits[kind].megabytes} MB.`
  }
  return null
}

type Judged = { kind: FileKind | null; problem: string | null }

/** The kind of a file for a place, and why it cannot be uploaded there. Only the server can tell what it really is. */
export function judgeFile(file: { name: string; type: string; size: number }, place: UploadPlace): Judged {
  if (place === 'gallery') return { kind: kindOfFile(file), problem: findFileProblem(file) }
  if (place === 'music') return { kind: 'music', problem: findMusicProblem(file) }
  return { kind: 'picture', problem: findPictureProblem(file) }
}

function findPictureProblem({ size }: { size: number }): string | null {
  if (size === 0) return emptySentence
  return size > fileLimitBytes('picture') ? tooLargeSentence : null
}

function findMusicProblem({ size }: { size: number }): string | null {
  if (size === 0) return emptySentence
  if (size <= fileLimitBytes('music')) return null
  return `Musikken fylder ${inMegabytes(size)} MB og må højst fylde ${mediaLimits.music.megabytes} MB.`
}

function inMegabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toLocaleString('da-DK', { maximumFractionDigits: 1 })
}
