import type { RestingPlaceView } from '@/lib/domain/memorial-page/page-view'

type Position = NonNullable<RestingPlaceView['position']>

/**
 * A map with the grave marked, of a host that everybody can open: an address with `geo:` leads nowhere on an iPhone or
 * a computer. A link and no more, so that the host hears of nobody who does not press it.
 */
export function mapAddress({ latitude, longitude }: Position): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=19/${latitude}/${longitude}`
}

/** '56,1629 N, 10,2039 Ø'; Greenland and the Faroe Islands lie to the west. */
export function positionText({ latitude, longitude }: Position): string {
  return `${inDegrees(latitude)} ${latitude < 0 ? 'S' : 'N'}, ${inDegrees(longitude)} ${longitude < 0 ? 'V' : 'Ø'}`
}

function inDegrees(value: number): string {
  return Math.abs(value).toLocaleString('da-DK', { maximumFractionDigits: 5 })
}
