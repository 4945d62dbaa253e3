/** The page where a memorial's music is put up and ordered. `key` is its slug or id. */
export function musicPath(key: string): string {
  return `/memorial/${key}/music`
}

/** Names the form of a piece among the drafts of refused forms. */
export const pieceFormName = 'musik'
