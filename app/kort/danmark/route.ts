import { drawMap } from '@/lib/integrations/open-map/draw-map'

export const dynamic = 'force-static'

/** Drawn when the site is built, and fetched by those alone who open the map. */
export const GET = async () => Response.json(await drawMap('danmark'))
