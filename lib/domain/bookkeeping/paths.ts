const key = encodeURIComponent

/** The paths of this concept's pages. */
export const invoicesPath = '/admin/invoices'
export const invoicePath = (id: string) => `${invoicesPath}/${key(id)}`
export const bankPath = `${invoicesPath}/bank`
export const bankFilePath = (id: string) => `${bankPath}?file=${key(id)}`
export const vatPath = `${invoicesPath}/moms`
export const revenuePath = `${invoicesPath}/revenue`
export const bookkeepingExportPath = `${invoicesPath}/export`
export const resellerInvoicesPath = '/reseller-dashboard/invoices'
