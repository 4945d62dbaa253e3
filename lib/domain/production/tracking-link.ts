/** The carriers' own tracking pages. */
const carriers: ReadonlyArray<{ name: RegExp; page: (number: string) => string }> = [
  { name: /\bgls\b/i, page: (number) => `https://gls-group.com/DK/da/find-pakke?match=${number}` },
  { name: /\b(post ?nord|post danmark)\b/i, page: (number) => `https://tracking.postnord.com/dk/?id=${number}` },
  { name: /\bdao\b/i, page: (number) => `https://www.dao.as/privat/find-din-pakke?stregkode=${number}` },
  { name: /\bbring\b/i, page: (number) => `https://tracking.bring.dk/tracking/${number}` },
  { name: /\bups\b/i, page: (number) => `https://www.ups.com/track?loc=da_DK&tracknum=${number}` },
  { name: /\bdhl\b/i, page: (number) => `https://www.dhl.com/dk-da/home/tracking.html?tracking-id=${number}` },
]

/** The tracking page of a shipment; null for unknown carriers and implausible numbers. */
export function trackingLink(carrier: string | null, trackingNumber: string | null): string | null {
  const number = trackingNumber?.trim() ?? ''
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ./-]{3,}$/u.test(number)) return null
  const known = carriers.find(({ name }) => name.test(carrier ?? ''))
  return known ? known.page(encodeURIComponent(number.replaceAll(' ', ''))) : null
}
