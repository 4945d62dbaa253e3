/** What a thing in the gallery is. `recording` is a voice, `video_link` a film at the video host. */
export type MediaKind = 'picture' | 'video' | 'recording' | 'video_link'
/** What is uploaded as a file. */
export type FileKind = Exclude<MediaKind, 'video_link'>

/**
 * What one page holds and how large a file may be: `most` things, `megabytes` a file, `minutes` of playing. The same for
 * every plan until plans can be bought (docs/decisions/027). Films by link count among the films.
 */
export const mediaLimits = {
  picture: { most: 1000, megabytes: 30, megapixels: 100 },
  video: { most: 20, megabytes: 500, minutes: 10 },
  recording: { most: 100, megabytes: 100, minutes: 30 },
} as const

/** Millions of pixels of a picture that a visitor sends with a greeting or a memory: more than a phone makes by itself. */
export const visitorMegapixels = 30

/** The most that can be put into one order: a whole gallery. */
export const galleryMost = mediaLimits.picture.most + mediaLimits.video.most + mediaLimits.recording.most

/** Largest file in bytes. */
export function fileLimitBytes(kind: FileKind): number {
  return mediaLimits[kind].megabytes * 1024 * 1024
}

/** The kind whose limit counts: a film by link is a film. */
export function countedKind(kind: MediaKind): FileKind {
  return kind === 'video_link' ? 'video' : kind
}
