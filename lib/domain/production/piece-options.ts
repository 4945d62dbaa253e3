import 'server-only'
import { type ArtworkOptions, artworkOptions } from '@/lib/domain/artwork/schema'

type Drawn = { options: unknown; proofSheet: { options: unknown } | null; batch: { options: unknown } }

/** The options of a piece: approved by its family, else its own, else the batch's. */
export function optionsOfPiece({ options, proofSheet, batch }: Drawn): ArtworkOptions {
  return artworkOptions.parse(proofSheet?.options ?? options ?? batch.options)
}
