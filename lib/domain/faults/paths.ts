export const faultsPath = '/admin/performance/errors'
export const faultPath = (id: string) => `${faultsPath}/${id}`
