import 'server-only'
import { type ArtworkOptions, artworkOptions } from '@/lib/domain/artwork/schema'

type Drawn = { options: unknown; proofSheet: { options: unknown } | null; batch: { options: unknown } }

/** What a piece is drawn from: what its family approved, else its own text, else what the whole batch is. */
export function optionsOfPiece({ options, proofSheet, batch }: Drawn): ArtworkOptions {
  return artworkOptions.parse(proofSheet?.options ?? options ?? batch.options)
}
