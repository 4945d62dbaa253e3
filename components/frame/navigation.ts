export type Viewer = { isAdmin: boolean } | null

export type NavigationLink = {
  href: string
  label: string
  /** Who finds it in the header and the menu. */
  isFor: (viewer: Viewer) => boolean
  /** Stands out as the one thing to do. */
  isPrimary?: boolean
}

const isVisitor = (viewer: Viewer) => viewer === null
const isSignedIn = (viewer: Viewer) => viewer !== null
const isAdministrator = (viewer: Viewer) => viewer?.isAdmin === true

/** Every link of the header and the side menu, in their order. */
export const NAVIGATION: readonly NavigationLink[] = [
  { href: '/admin', label: 'Administration', isFor: isAdministrator },
  { href: '/profile', label: 'Min profil', isFor: isSignedIn },
  { href: '/create-memorial', label: 'Opret mindeside', isFor: isSignedIn, isPrimary: true },
  { href: '/login', label: 'Log ind', isFor: isVisitor },
  { href: '/qr-info', label: 'Opret konto', isFor: isVisitor, isPrimary: true },
]

/** What the footer offers everybody, whoever they are. */
export const FOOTER_LINKS: ReadonlyArray<{ title: string; links: ReadonlyArray<{ href: string; label: string }> }> = [
  {
    title: 'Find rundt',
    links: [
      { href: '/', label: 'Forside' },
      { href: '/qr-info', label: 'Om QR-koden' },
    ],
  },
  {
    title: 'For familien',
    links: [
      { href: '/create-memorial', label: 'Opret mindeside' },
      { href: '/login', label: 'Log ind' },
    ],
  },
]
