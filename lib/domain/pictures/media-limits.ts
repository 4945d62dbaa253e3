/** `recording` is a voice, `video_link` a film at the video host. `music` is not in the gallery (063). */
export type MediaKind = 'picture' | 'video' | 'recording' | 'video_link' | 'music'
/** The kinds uploaded as files. */
export type FileKind = Exclude<MediaKind, 'video_link'>
/** The kinds uploaded as files to the gallery. */
export type GalleryFileKind = Exclude<FileKind, 'music'>

/**
 * Limits per page and file: `most` items per page, `megabytes` and `megapixels` per file, `minutes` of playing time.
 * The same for every plan; what a plan has room for is in lib/domain/billing/entitlements.ts. Films by link count as films.
 */
export const mediaLimits = {
  picture: { most: 1000, megabytes: 30, megapixels: 100 },
  video: { most: 20, megabytes: 500, minutes: 10 },
  recording: { most: 100, megabytes: 100, minutes: 30 },
  music: { most: 100, megabytes: 100, minutes: 30 },
} as const

/** The limit for pictures in visitors' posts, in megapixels: more than phones take by default. */
export const visitorMegapixels = 30

/** The most items in a gallery. */
export const galleryMost = mediaLimits.picture.most + mediaLimits.video.most + mediaLimits.recording.most

/** The size limit of a file, in bytes. */
export function fileLimitBytes(kind: FileKind): number {
  return mediaLimits[kind].megabytes * 1024 * 1024
}

/** The kind whose limit applies: a film by link counts as a film. */
export function countedKind(kind: MediaKind): FileKind {
  return kind === 'video_link' ? 'video' : kind
}
