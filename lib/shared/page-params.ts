/** A page's query as Next.js gives it. */
export type PageQuery = Record<string, string | string[] | undefined>

/** What Next.js gives a page; `Param` names the variable parts of its address. */
export type PageProps<Param extends string = never> = {
  params: Promise<Record<Param, string>>
  searchParams: Promise<PageQuery>
}

/** One value of a page's query; undefined when missing or repeated. */
export function textParam(query: PageQuery, name: string): string | undefined {
  const value = query[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** A page's query as it goes on to another address: '?part=all', or ''. Repeated values are left out. */
export function queryText(query: PageQuery): string {
  const single = Object.keys(query).flatMap((name) => {
    const value = textParam(query, name)
    return value === undefined ? [] : [[name, value]]
  })
  const text = new URLSearchParams(single).toString()
  return text && `?${text}`
}
