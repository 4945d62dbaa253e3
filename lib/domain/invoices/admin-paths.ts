export const adminInvoicesPath = '/admin/invoices'
export const adminInvoicePath = (id = '') => `${adminInvoicesPath}/${encodeURIComponent(id)}`
