import { previewFacts } from '@/lib/domain/exports/preview'
import { artworkQuery } from '@/lib/domain/exports/schema'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute({ name: 'artwork.facts', input: artworkQuery, run: previewFacts })
