export const accountsPath = '/admin/users'
export const accountPath = (id: string) => `${accountsPath}/${encodeURIComponent(id)}`
