import 'server-only'
import { DxfWriter, LWPolylineFlags, point3d, Units } from '@tarikjabiri/dxf'
import type { Outline } from '@/lib/domain/artwork/drawing'
import { type FileDrawing, layers } from '@/lib/domain/artwork/files/file-drawing'
import { snap } from '@/lib/domain/artwork/polygons'

/** AutoCAD colour indices: 7 is black or white, in contrast to the background; 1 is red. */
const colours = { engrave: 7, cut: 1 }

/**
 * A drawing as DXF (AC1021) in millimetres, origin in the lower left corner, y up: closed lightweight polylines and
 * circles on the layers ENGRAVE and CUT.
 */
export function dxfOf({ engrave, cut, heightMm, title, note }: FileDrawing): string {
  const dxf = new DxfWriter()
  dxf.setUnits(Units.Millimeters)
  dxf.setVariable('$MEASUREMENT', { 70: 1 })
  for (const layer of ['engrave', 'cut'] as const) {
    dxf.addLayer(layers[layer], colours[layer], 'Continuous')
    for (const outline of layer === 'engrave' ? engrave : cut) add(dxf, outline, layers[layer], heightMm)
  }
  // Group 999 is a comment, which no program draws.
  return note ? `999\n${title}. ${note}\n${dxf.stringify()}` : dxf.stringify()
}

function add(dxf: DxfWriter, outline: Outline, layerName: string, heightMm: number): void {
  if (outline.kind === 'circle') {
    const [x, y] = outline.centre
    dxf.addCircle(point3d(x, snap(heightMm - y), 0), outline.radiusMm, { layerName })
    return
  }
  const vertices = outline.points.map(([x, y]) => ({ point: { x, y: snap(heightMm - y) } }))
  dxf.addLWPolyline(vertices, { flags: LWPolylineFlags.Closed, layerName })
}
