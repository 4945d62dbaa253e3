export const serverTimesPath = '/admin/performance/server'
export const processesPath = `${serverTimesPath}?kind=process`
