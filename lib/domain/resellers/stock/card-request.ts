/** The request with a form's checkboxes (`codes=A&codes=B`) as one field (`codes=A,B`). */
export function withJoinedCodes(request: Request): Request {
  const url = new URL(request.url)
  if (url.searchParams.get('choice')) return request
  url.searchParams.set('codes', url.searchParams.getAll('codes').join(','))
  return new Request(url, { headers: request.headers })
}
