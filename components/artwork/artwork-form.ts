import type { ArtworkOptionsInput } from '@/lib/domain/artwork/schema'

export type ArtworkForm = { options: ArtworkOptionsInput }
