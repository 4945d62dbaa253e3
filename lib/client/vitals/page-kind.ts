/** The kind of page an address has: one of `pageKinds` in lib/domain/vitals/schema.ts. Nothing else is told of it. */
export function pageKindOf(path: string): string {
  if (path === '/') return 'front'
  const [, first = '', second, third] = path.split('/')
  if (/^(enhanced-)?memorial$/.test(first) && second && !/^qr$/i.test(second)) return third ? 'account' : first
  if (/^(admin|production|reseller-dashboard)$/.test(first)) return 'staff'
  return /^(create-|edit-|profile|orders|qr-(setup|linking)|subscription)/.test(first) ? 'account' : 'public'
}
