import 'server-only'
import { clipMegabytes, longestClipSeconds } from '@/lib/domain/contributions/clip'
import { ContributionError } from '@/lib/domain/contributions/errors'
import type { SentPost } from '@/lib/domain/contributions/sent-post'
import { type PreparedClip, prepareClip } from '@/lib/domain/media/films/new-clip'
import { asRefusal } from '@/lib/domain/pictures/decoding/as-refusal'
import { postTurn } from '@/lib/domain/pictures/decoding/picture-pool'
import { FilmError, type FilmErrorCode } from '@/lib/integrations/films/film-error'
import type { Limit } from '@/lib/server/abuse/rate-limit'
import type { Caller } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import type { UploadedFile } from '@/lib/server/request-body'
import { userIdOf } from '@/lib/shared/actor'

const refusals = {
  FILM_UNREADABLE: 'CLIP_UNREADABLE',
  VOICE_UNREADABLE: 'CLIP_UNREADABLE',
  FILM_CUT: 'CLIP_CUT',
  VOICE_CUT: 'CLIP_CUT',
  FILM_TOO_LONG: 'CLIP_FILM_TOO_LONG',
  VOICE_TOO_LONG: 'CLIP_VOICE_TOO_LONG',
} as const satisfies Record<FilmErrorCode, string>

/** Besides those of every post: a clip is larger than most pictures, and whoever decides on it must hear all of it. */
export function clipLimits({ actor, address }: Caller): Limit[] {
  return [{ name: 'contributions.clip', key: userIdOf(actor) ?? address, points: 20, seconds: 3600 }]
}

/**
 * Rewrites and stores the voice or film of a post; null where there is none, for a bot's post and for one with a refused
 * proof. Throws the CLIP_* errors, SERVER_BUSY and STORAGE_FULL at the field `clip`; then nothing is kept.
 */
export async function preparePostClip(
  { memorial, trapped, proof }: Pick<SentPost, 'memorial' | 'trapped' | 'proof'>,
  file: UploadedFile | undefined,
  caller: Caller,
): Promise<PreparedClip | null> {
  if (!file || trapped || (proof && 'refusal' in proof)) return null
  try {
    if (file.body.length > clipMegabytes * 1024 * 1024) throw new ContributionError('CLIP_TOO_LARGE')
    return await prepareClip(file.body, { longestSeconds: longestClipSeconds, from: postTurn(memorial, caller) })
  } catch (error) {
    const refusal = error instanceof FilmError ? new ContributionError(refusals[error.code]) : asRefusal(error)
    throw refusal instanceof DomainError ? refusal.at('clip') : refusal
  }
}
