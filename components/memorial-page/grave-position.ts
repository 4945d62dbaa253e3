import type { RestingPlaceView } from '@/lib/domain/memorial-page/page-view'

type Position = NonNullable<RestingPlaceView['position']>

/**
 * A link to a web map with the grave marked. `geo:` links fail on iPhones and computers. Only a link, so the map host
 * sees no visitor who does not follow it.
 */
export function mapAddress({ latitude, longitude }: Position): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=19/${latitude}/${longitude}`
}

/** '56,1629 N, 10,2039 Ø'; west for Greenland and the Faroe Islands. */
export function positionText({ latitude, longitude }: Position): string {
  return `${inDegrees(latitude)} ${latitude < 0 ? 'S' : 'N'}, ${inDegrees(longitude)} ${longitude < 0 ? 'V' : 'Ø'}`
}

function inDegrees(value: number): string {
  return Math.abs(value).toLocaleString('da-DK', { maximumFractionDigits: 5 })
}
