/** A page of the console; a section opens on its first page. */
type AdminPage = { href: string; label: string }
export type AdminSection = { label: string; isForWorkshop: boolean; pages: [AdminPage, ...AdminPage[]] }

const sections: AdminSection[] = [
  { label: 'Oversigt', isForWorkshop: false, pages: [{ href: '/admin', label: 'Oversigt' }] },
  { label: 'Henvendelser', isForWorkshop: false, pages: [{ href: '/admin/support', label: 'Henvendelser' }] },
  {
    label: 'Konti og sider',
    isForWorkshop: false,
    pages: [
      { href: '/admin/users', label: 'Konti' },
      { href: '/admin/users/pages', label: 'Mindesider' },
      { href: '/admin/audit', label: 'Log' },
    ],
  },
  { label: 'Forhandlere', isForWorkshop: false, pages: [{ href: '/admin/resellers', label: 'Forhandlere' }] },
  {
    label: 'Økonomi',
    isForWorkshop: false,
    pages: [
      { href: '/admin/invoices', label: 'Fakturaer' },
      { href: '/admin/orders', label: 'Bestillinger' },
      { href: '/admin/invoices/bank', label: 'Indbetalinger' },
      { href: '/admin/payments', label: 'Betalinger' },
      { href: '/admin/invoices/moms', label: 'Moms' },
      { href: '/admin/invoices/export', label: 'Til bogføring' },
      { href: '/admin/invoices/revenue', label: 'Omsætning' },
      { href: '/admin/prices', label: 'Priser' },
    ],
  },
  {
    label: 'QR-koder',
    isForWorkshop: true,
    pages: [
      { href: '/admin/qr', label: 'Alle koder' },
      { href: '/admin/qr-packages', label: 'Pakker' },
      { href: '/admin/qr-scanner', label: 'Scan en kode' },
    ],
  },
  {
    label: 'Gravering',
    isForWorkshop: true,
    pages: [
      { href: '/admin/laser-engraving', label: 'Tegn og prøv' },
      { href: '/admin/qr-export', label: 'Eksport' },
      { href: '/admin/qr-production/proof-sheets', label: 'Til familiens godkendelse' },
    ],
  },
  {
    label: 'Produktion',
    isForWorkshop: true,
    pages: [
      { href: '/production', label: 'I dag' },
      { href: '/admin/qr-production', label: 'Partier' },
    ],
  },
  {
    label: 'Drift',
    isForWorkshop: false,
    pages: [
      { href: '/admin/performance', label: 'Besøgendes hastighed' },
      { href: '/admin/performance/server', label: 'Serveren' },
      { href: '/admin/performance/errors', label: 'Fejl' },
      { href: '/admin/performance/jobs', label: 'Opgaver' },
      { href: '/admin/performance/mails', label: 'Mails' },
      { href: '/admin/performance/storage', label: 'Plads' },
    ],
  },
]

/** The sections a member of staff may enter; the workshop has only its own. */
export function adminSections(isWorkshop: boolean): AdminSection[] {
  return sections.filter(({ isForWorkshop }) => isForWorkshop || !isWorkshop)
}

/** The console page a path belongs to: the most specific match. */
export function adminPageAt(path: string): { section: AdminSection; page: AdminPage } | null {
  const fitting = sections
    .flatMap((section) => section.pages.map((page) => ({ section, page })))
    .filter(({ page }) => path === page.href || (page.href !== '/admin' && path.startsWith(`${page.href}/`)))
  return fitting.toSorted((a, b) => b.page.href.length - a.page.href.length)[0] ?? null
}
