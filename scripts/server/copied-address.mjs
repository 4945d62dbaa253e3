const PAGE = /^\/((?:enhanced-|classic-)?memorial)\/([a-z\d]+(?:-[a-z\d]+)*)([^/\p{L}\p{N}]*)$/iu
const CODE = /^\/(qr|qr-scan)\/([a-z\d]+(?:[ -][a-z\d]+)*)([^/\p{L}\p{N}]*)$/iu

/**
 * Leads an address that was copied with the sign behind it ('…/memorial/karen-holm).') or typed with other capitals
 * ('/Qr/7g4t9qw2b2') to the one that was meant. No address of a page or code ends so. Only the path is read.
 * @param {import('node:http').RequestListener} answer
 * @returns {import('node:http').RequestListener}
 */
export function withCopiedAddress(answer) {
  return (request, response) => {
    const meant = request.method === 'GET' || request.method === 'HEAD' ? meantAddress(request.url) : null
    if (meant === null) return answer(request, response)
    response.writeHead(308, { location: meant })
    response.end()
  }
}

/** Null where the address is as it should be, or another one. */
function meantAddress(url) {
  const [path, ...query] = url.split('?')
  const meant = meantPath(decodeURIComponent(path))
  return meant === null || meant === path ? null : [meant, ...query].join('?')
}

function meantPath(path) {
  const [, layout, slug, behind] = PAGE.exec(path) ?? []
  if (layout) return behind || layout !== layout.toLowerCase() ? `/${layout.toLowerCase()}/${slug}` : null
  const [, route, code, after] = CODE.exec(path) ?? []
  if (!route) return null
  // '/qr/' is a page of its own, '/QR/' the printed address.
  const isKnown = route === 'QR' || route === route.toLowerCase()
  if (!after && isKnown) return null
  const known = isKnown ? route : route.length === 2 ? 'QR' : 'qr-scan'
  return `/${known}/${encodeURIComponent(code)}`
}
