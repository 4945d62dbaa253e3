import 'server-only'
import { makeLeaflet } from '@/lib/integrations/pictures/make-leaflet'

/** All reading of programmes, in the process of programme-worker.ts; must not be called from elsewhere. */
export const tasks = {
  leaflet: ({ files, title, mostPages }: { files: readonly Buffer[]; title: string; mostPages: number }) =>
    makeLeaflet(files, title, mostPages),
}
