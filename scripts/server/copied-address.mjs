import { readAddress } from '../../lib/shared/page-address.mjs'

/**
 * Leads every other spelling of a page's or code's address to its one address, before anything reads it: what follows
 * decides by the address which script and policy a page gets. Only the path is read, so the place is on this site.
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
  const [written, ...query] = url.split('?')
  const meant = readAddress(url)?.path ?? written
  return meant === written ? null : [meant, ...query].join('?')
}
