/** The page where a tree's files come in and go out. */
export function treeFilesPath(key: string): string {
  return `/family-tree/${key}/files`
}

/** Where the browser calls. */
export function importsApi(memorialId: string): string {
  return `/api/memorials/${memorialId}/tree/imports`
}

export function exportApi(memorialId: string): string {
  return `/api/memorials/${memorialId}/tree/export`
}
