/** The query of a page as the framework gives it. */
export type PageQuery = Record<string, string | string[] | undefined>

/** One value of a page's query; undefined when it is missing or given more than once. */
export function textParam(query: PageQuery, name: string): string | undefined {
  const value = query[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}
