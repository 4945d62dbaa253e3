import { previewSvg } from '@/lib/domain/exports/preview'
import { artworkQuery } from '@/lib/domain/exports/schema'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute({
  name: 'artwork.preview',
  input: artworkQuery,
  run: async (actor, query) => ({
    body: Uint8Array.from(await previewSvg(actor, query)),
    contentType: 'image/svg+xml; charset=utf-8',
  }),
})
