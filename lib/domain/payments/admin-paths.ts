export const adminPaymentsPath = '/admin/payments'
export const adminPaymentPath = (id: string) => `${adminPaymentsPath}/${encodeURIComponent(id)}`
export const differencesPath = `${adminPaymentsPath}/differences`
