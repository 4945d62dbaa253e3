// Concepts below bookkeeping import the original.
export { type Account, type AccountKey, accountOf, accounts, chart } from '@/lib/domain/invoices/accounts'
