import { drawMap } from '@/lib/integrations/open-map/draw-map'
import { mapRegions } from '@/lib/shared/map-sheet'

export const dynamic = 'force-static'
export const dynamicParams = false
export const generateStaticParams = () => mapRegions.map((region) => ({ region }))

/** Drawn when the site is built, and fetched by those alone who open the map. */
export async function GET(_: Request, { params }: { params: Promise<{ region: string }> }) {
  const { region } = await params
  const known = mapRegions.find((candidate) => candidate === region)
  return known ? Response.json(await drawMap(known)) : new Response(null, { status: 404 })
}
