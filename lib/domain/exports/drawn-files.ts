import 'server-only'
import { ArtworkError } from '@/lib/domain/artwork/errors'
import { planArtwork, pointsOf } from '@/lib/domain/artwork/plan'
import { drawFiles, type FilesDrawn, type FilesWanted } from '@/lib/domain/exports/draw-files'
import { inDrawingPool } from '@/lib/domain/exports/sheet-pool'
import { PoolError } from '@/lib/server/task-pool'

/** A drawing with more points takes over about 50 ms, too long on the request thread. */
const mostPointsHere = 20_000
/** The measured cost factor per point when bridges are computed. */
const bridgedShare = 6

/**
 * Whether a drawing is made in another thread. Small ones are drawn at once, because starting a thread takes longer.
 * Never throws: a drawing that cannot be made fails when it is drawn.
 */
export function isDrawnBeside({ options, code }: Pick<FilesWanted, 'options' | 'code'>): boolean {
  const { layout } = planArtwork(options, code)
  const isBridged = options.stencil !== 'none' && options.bridgeMm > 0
  return layout !== null && pointsOf(layout) * (isBridged ? bridgedShare : 1) > mostPointsHere
}

/**
 * The files of one code; `from` is the key by which waiting is fair. Throws what `drawArtwork` throws,
 * ARTWORK_TOO_LARGE after ten seconds, and SERVER_BUSY when too many wait.
 */
export async function drawnFiles(wanted: FilesWanted, from: string): Promise<FilesDrawn> {
  if (!isDrawnBeside(wanted)) return drawFiles(wanted)
  try {
    return await inDrawingPool('draw', wanted, from)
  } catch (error) {
    if (error instanceof PoolError && error.reason === 'late') throw new ArtworkError('ARTWORK_TOO_LARGE')
    throw error
  }
}
