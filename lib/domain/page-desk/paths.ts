export const pagesPath = '/admin/users/pages'
export const pagePath = (id: string) => `${pagesPath}/${encodeURIComponent(id)}`
