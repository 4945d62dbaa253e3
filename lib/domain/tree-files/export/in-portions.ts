/** Rows read at a time: so many are made into objects within some milliseconds, and others are served in between. */
export const portion = 500

export function* inPortions<T>(list: readonly T[], size = portion): Generator<T[]> {
  for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size)
}

/** All rows of a table in the order of their ids, by portions; `read` gets those behind an id. */
export async function allRows<T extends { id: string }>(
  read: (page: { where: { id?: { gt: string } }; take: number }) => Promise<T[]>,
): Promise<T[]> {
  const rows: T[] = []
  for (const take = portion * 4; ; ) {
    const last = rows.at(-1)
    const page = await read({ where: last ? { id: { gt: last.id } } : {}, take })
    for (const row of page) rows.push(row)
    if (page.length < take) return rows
  }
}
