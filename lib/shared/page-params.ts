/** A page's query as Next.js gives it. */
export type PageQuery = Record<string, string | string[] | undefined>

/** One value of a page's query; undefined when missing or repeated. */
export function textParam(query: PageQuery, name: string): string | undefined {
  const value = query[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}
