/** The addresses of this concept's pages. */
export const accountsPath = '/admin/users'
export const accountPath = (id: string) => `${accountsPath}/${encodeURIComponent(id)}`
