import type { ArtworkOptionsInput } from '@/lib/domain/artwork/schema'

/** A form whose field `options` is a drawing's options. */
export type ArtworkForm = { options: ArtworkOptionsInput }
