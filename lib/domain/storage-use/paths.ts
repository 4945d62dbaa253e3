export const storageUsePath = '/admin/performance/storage'
