export type Viewer = { isAdmin: boolean; isReseller: boolean } | null

export type NavigationLink = {
  href: string
  label: string
  /** Who sees it in the header and the menu. */
  isFor: (viewer: Viewer) => boolean
  /** `operator` links come first and are the same for all; `account` links wait until the user is known. */
  group: 'operator' | 'account'
  /** Styled as the primary action. */
  isPrimary?: boolean
  /** Only in the side menu. */
  isMenuOnly?: boolean
}

const everybody = () => true
const isVisitor = (viewer: Viewer) => viewer === null
const isSignedIn = (viewer: Viewer) => viewer !== null
const isAdministrator = (viewer: Viewer) => viewer?.isAdmin === true

/** The console of a signed-in reseller; its link carries the 'Aktiv' badge. */
export const RESELLER_DASHBOARD = '/reseller-dashboard'

/** All links of the header and the side menu, in order. */
export const NAVIGATION: readonly NavigationLink[] = [
  { href: '/pricing', label: 'Priser', isFor: everybody, group: 'operator' },
  { href: '/contact', label: 'Kontakt', isFor: everybody, group: 'operator' },
  { href: '/reseller-register', label: 'Forhandler', isFor: isVisitor, group: 'operator' },
  { href: RESELLER_DASHBOARD, label: 'Forhandler', isFor: isSignedIn, group: 'operator' },
  { href: '/admin', label: 'Administration', isFor: isAdministrator, group: 'account' },
  { href: '/profile', label: 'Min profil', isFor: isSignedIn, group: 'account' },
  { href: '/orders', label: 'Mine bestillinger', isFor: isSignedIn, group: 'account', isMenuOnly: true },
  { href: '/subscription', label: 'Sidernes planer', isFor: isSignedIn, group: 'account', isMenuOnly: true },
  { href: '/create-memorial', label: 'Opret mindeside', isFor: isSignedIn, group: 'account', isPrimary: true },
  { href: '/login', label: 'Log ind', isFor: isVisitor, group: 'account' },
  { href: '/qr-info', label: 'Opret konto', isFor: isVisitor, group: 'account', isPrimary: true },
]

type FooterGroup = { title: string; links: ReadonlyArray<{ href: string; label: string }> }

/** The footer's links, the same for everybody. */
export const FOOTER_LINKS: readonly FooterGroup[] = [
  {
    title: 'Find vej',
    links: [
      { href: '/', label: 'Forside' },
      { href: '/pricing', label: 'Priser' },
      { href: '/qr-info', label: 'Om QR-koden' },
      { href: '/reseller-register', label: 'For forhandlere' },
    ],
  },
  {
    title: 'For familien',
    links: [
      { href: '/create-memorial', label: 'Opret mindeside' },
      { href: '/profile', label: 'Min profil' },
      { href: '/orders', label: 'Mine bestillinger' },
      { href: '/subscription', label: 'Sidernes planer' },
    ],
  },
]

export const LEGAL_LINKS = [
  { href: '/privacy', label: 'Privatliv' },
  { href: '/terms', label: 'Betingelser' },
  { href: '/cookies', label: 'Cookies' },
  { href: '/licences', label: 'Licenser' },
] as const
