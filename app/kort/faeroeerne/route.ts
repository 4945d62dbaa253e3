import { drawMap } from '@/lib/integrations/open-map/draw-map'

export const dynamic = 'force-static'

/** Drawn at build time, fetched only when the map is opened. */
export const GET = () => Response.json(drawMap('faeroeerne'))
