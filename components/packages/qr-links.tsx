import { LinkButton } from '@/components/ui/link-button'

const links = [
  { href: '/admin/qr-packages#ny-pakke', label: 'Lav en pakke' },
  { href: '/admin/qr-scanner', label: 'Scan en kode' },
  { href: '/admin/qr-export', label: 'Hent tegninger' },
  { href: '/admin/qr-production', label: 'Produktion' },
]

/** Links to everything that is done with codes. */
export function QrLinks() {
  return (
    <ul className="flex flex-wrap gap-3">
      {links.map(({ href, label }) => (
        <li key={href}>
          <LinkButton href={href} variant="outline">
            {label}
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}
