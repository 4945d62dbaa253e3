// What stands before and behind is no letter; a question mark that was encoded begins the query.
const PAGE =
  /^\/+((?:enhanced-|classic-)?memorial)\/[^\p{L}\p{N}]*([a-z\d]+(?:-[a-z\d]+)*)(?:[^\p{L}\p{N}]*|[?&#].*)$/isu
const CODE =
  /^\/+(qr|qr-scan|memorial\/qr)\/[^\p{L}\p{N}]*([a-z\d]+(?:[\s\p{Pd}]+[a-z\d]+)*)(?:[^\p{L}\p{N}]*|[?&#].*)$/isu

/**
 * Leads an address that was copied with the signs around it ('…/memorial/karen-holm).'), or typed with other capitals
 * or slashes ('//Qr/7g4t9qw2b2/'), to the one that was meant. No address of a page or code is written so. Only the
 * path is read.
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
  const [, route, code] = CODE.exec(path) ?? []
  if (route) return `/${knownRoute(route)}/${encodeURIComponent(code)}`
  const [, layout, slug] = PAGE.exec(path) ?? []
  // Encoded: to an expression without case, 'ſ' is an s.
  return layout ? `/${layout.toLowerCase()}/${encodeURIComponent(slug)}` : null
}

// '/qr/' is a page of its own, '/QR/' the printed address.
const knownRoute = (route) => (route.length === 2 && route !== 'qr' ? 'QR' : route.toLowerCase())
