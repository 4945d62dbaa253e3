export const adminOrdersPath = '/admin/orders'
export const adminOrderPath = (id: string) => `${adminOrdersPath}/${encodeURIComponent(id)}`
